/** Makes what is asked for by a key once at a time, however many ask for it meanwhile. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const making = make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

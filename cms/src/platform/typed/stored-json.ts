/** @typeParam Value what our own code wrote there */
export function storedJson<Value>(text: string): Value {
  return JSON.parse(text) as Value; // nobody else writes it
}

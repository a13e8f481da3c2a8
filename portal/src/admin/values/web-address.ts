/** A homepage as a link. The form takes addresses without http(s); nothing else is made a link of. */
export function webAddress(value: string): string {
  return /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

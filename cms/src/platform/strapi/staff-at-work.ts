/** Who of the staff is at work, by Strapi's own record of the request; '' where it is a program. */
export function nameOfStaff(): string {
  const user: unknown = strapi.requestContext.get()?.state?.user;
  if (typeof user !== 'object' || user === null) return '';
  const { firstname, lastname, email } = user as Record<string, unknown>; // Strapi's admin user, where there is one
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return name || String(email ?? '');
}

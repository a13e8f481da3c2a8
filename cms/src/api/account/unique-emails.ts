/**
 * One account for each address, also when two registrations of it arrive at once: Strapi checks it in code alone. The
 * account API writes addresses in lower case. Made at start, because Strapi's schema knows no unique index on it.
 */
export async function ensureUniqueEmails(): Promise<void> {
  await strapi.db.connection.raw('create unique index if not exists up_users_email_unique on up_users (email)');
}

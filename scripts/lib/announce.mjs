import { demoPassword } from './demo-password.mjs';

// Made by the CMS's demo seed; it never makes them in production.
const demoMembers = ['member@scholars.example', 'scholar2@scholars.example', 'coordinator@scholars.example'];
const demoStaff = 'staff@scholars.example';

/** The addresses to open and, on a demo, who to sign in as. */
export function describeProduct({ APP_ENV, PUBLIC_URL, CMS_ADMIN, CMS_ADMIN_URL, SEED }) {
  const hasDesk = CMS_ADMIN === 'on';
  const lines = [
    '',
    `  English       ${PUBLIC_URL}/en`,
    `  Arabic        ${PUBLIC_URL}/ar`,
    `  Back office   ${PUBLIC_URL}/en/admin`,
    ...(hasDesk ? [`  Strapi admin  ${CMS_ADMIN_URL}`] : []),
  ];
  if (SEED === 'demo' && APP_ENV !== 'production') {
    lines.push(
      '',
      `  Demo accounts, password ${demoPassword}:`,
      `    site and back office  ${demoMembers.join(', ')}`,
      ...(hasDesk ? [`    Strapi admin          ${demoStaff}`] : []),
    );
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

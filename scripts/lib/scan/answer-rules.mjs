/** What `npm run scan` looks at in each answer, whichever tool asked for it. */

/** @typedef {'high' | 'medium' | 'low' | 'info'} Severity */
/** @typedef {{ severity: Severity, tool: string, what: string, where: string }} Finding */

const always = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /max-age=(?:[3-9]\d{7}|\d{9,})/,
  'referrer-policy': /^(?:strict-origin|strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'permissions-policy': /geolocation=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
};
const never = ['x-powered-by', 'server', 'x-aspnet-version', 'access-control-allow-credentials'];

/**
 * @param {import('./tls-proxy.mjs').Answer} answer
 * @returns {Finding[]}
 */
export function judgeAnswer({ tool, method, path, status, headers }) {
  /** @type {Finding[]} */
  const findings = [];
  const where = `${method} ${path.slice(0, 200)} → ${status}`;
  const note = (/** @type {Severity} */ severity, /** @type {string} */ what) =>
    findings.push({ severity, tool, what, where });

  const valueOf = (/** @type {string} */ name) => String(headers[name] ?? '');

  if (status >= 500) note('high', `answered ${status}`);
  for (const [name, rule] of Object.entries(always))
    if (!rule.test(valueOf(name))) note('medium', `${name}: ${valueOf(name) || 'missing'}`);
  for (const name of never) if (headers[name] !== undefined) note('low', `${name}: ${valueOf(name)}`);

  const type = headers['content-type'] ?? '';
  if (/^(?:text\/|application\/json)/.test(type) && !/charset=utf-8/i.test(type))
    note('low', `no charset in "${type}"`);
  if (type.startsWith('text/html')) {
    const policy = directivesOf(String(headers['content-security-policy']));
    const scripts = policy.get('script-src') ?? policy.get('default-src') ?? "'unsafe-inline'";
    if (/'unsafe-(?:inline|eval)'|\*|\bhttps?:(?:\s|$)|\bdata:/.test(scripts)) note('medium', `script-src ${scripts}`);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      if (policy.get(name) !== "'none'") note('medium', `${name} ${policy.get(name) ?? 'missing'}`);
  }
  for (const cookie of headers['set-cookie'] ?? []) if (!isGuarded(cookie)) note('medium', `cookie ${nameOf(cookie)}`);
  return findings;
}

/** What only a page's own scripts need may be read by them; who somebody is may not. @param {string} cookie */
function isGuarded(cookie) {
  const [, ...flags] = cookie.split(/;\s*/);
  const has = (/** @type {string} */ flag) => flags.some((one) => one.toLowerCase() === flag);
  const isReadable = readable.has(nameOf(cookie));
  return has('secure') && has('samesite=lax') && has('path=/') && (isReadable || has('httponly'));
}

const readable = new Set(['member', 'theme']);
const nameOf = (/** @type {string} */ cookie) => cookie.split('=', 1)[0] ?? '';

/** @param {string} policy */
function directivesOf(policy) {
  return new Map(
    policy.split(/;\s*/).map((one) => {
      const [name = '', ...values] = one.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

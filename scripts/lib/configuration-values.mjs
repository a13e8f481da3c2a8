import { ExpectedFailure } from './command.mjs';

const portMax = 65535;

export function readPort(name, text, fallback) {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > portMax) {
    throw new ExpectedFailure(`${name} must be a whole number from 1 to ${portMax}, not "${text}".`);
  }
  return port;
}

export function readWholeNumber(name, text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new ExpectedFailure(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

export function readChoice(name, text, choices) {
  if (text === undefined || choices.includes(text)) return text;
  throw new ExpectedFailure(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
}

/**
 * Returns the address as it was written, or its origin alone where `isOrigin` asks for one without a path.
 * The message does not repeat the value: a database's or mail server's address holds its password.
 */
export function readUrl(name, text, { schemes = ['http', 'https'], isOrigin = false, needsPath = false } = {}) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !schemes.includes(url.protocol.slice(0, -1))) {
    throw new ExpectedFailure(
      `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}.`,
    );
  }
  if (needsPath && url.pathname.length < 2) {
    throw new ExpectedFailure(
      `${name} must end with the database's name, as in ${schemes[0]}://user:password@host:5432/name.`,
    );
  }
  if (!isOrigin) return text;
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new ExpectedFailure(`${name} must be an address without a path, as in https://scholars.example.`);
  }
  return url.origin;
}

/** One plain address; its name is no part of it. */
export function readMailAddress(name, text) {
  if (text === undefined || /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text)) return text;
  throw new ExpectedFailure(`${name} must be one e-mail address without a name, as in no-reply@scholars.example.`);
}

/** Half a group of settings would fail only when somebody first uses it. */
export function requireTogether(configuration, names, reason) {
  const missing = names.find((name) => !configuration[name]);
  if (missing) throw new ExpectedFailure(`${missing} must be set too: ${reason}.`);
}

/*
 * What somebody types, kept in this browser until it is sent: through a lost connection, a page that is loaded anew and a
 * browser that ends. It is sealed with a key that comes with the pages of who is signed in, and is written nowhere: what
 * is left once they have signed out, nobody reads, whoever uses the browser next.
 */

const keptForMs = 7 * 86_400_000;
const ivBytes = 12;

interface Kept {
  at: number;
  values: Readonly<Record<string, string>>;
}

export interface SealedStore {
  /** What was kept under a name, if it is the same person's. */
  read(name: string): Promise<Readonly<Record<string, string>> | undefined>;
  write(name: string, values: Readonly<Record<string, string>>): Promise<void>;
  forget(name: string): void;
  /** Tells when another tab forgets what was kept under a name. @returns what ends that */
  onForgotten(name: string, tell: () => void): () => void;
  /** Tells when another tab writes under a name. @returns what ends that */
  onWritten(name: string, tell: () => void): () => void;
}

/** @param key of the person, 32 bytes in base64url */
export function openSealedStore(prefix: string, key: string): SealedStore {
  const place = (name: string) => `${prefix}:${name}`;
  const imported = importKey(key).catch(() => undefined);
  // One after the other: the last one typed is the last one kept.
  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => (turn = turn.then(work).catch(() => undefined));
  return {
    async read(name) {
      await turn;
      const opened = await open(await imported, readItem(place(name)));
      if (opened && opened.at + keptForMs > Date.now()) return opened.values;
      removeItem(place(name));
      return undefined;
    },
    write: (name, values) =>
      inTurn(async () => {
        const sealed = await seal(await imported, { at: Date.now(), values });
        if (sealed) writeItem(place(name), sealed);
      }),
    forget: (name) => void inTurn(async () => removeItem(place(name))),
    onForgotten: (name, tell) => onChange(place(name), (value) => value === null && tell()),
    onWritten: (name, tell) => onChange(place(name), (value) => value !== null && tell()),
  };
}

/** The browser tells the other tabs alone. */
function onChange(name: string, tell: (value: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === name) tell(newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Browsers give no cryptography to pages that come by http, but for those of the machine itself. */
async function importKey(key: string): Promise<CryptoKey | undefined> {
  return globalThis.crypto?.subtle?.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function seal(key: CryptoKey | undefined, kept: Kept): Promise<string | undefined> {
  if (!key) return undefined;
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const plain = new TextEncoder().encode(JSON.stringify(kept));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  return btoa(Array.from([...iv, ...sealed], (byte) => String.fromCharCode(byte)).join(''));
}

async function open(key: CryptoKey | undefined, sealed: string | null): Promise<Kept | undefined> {
  if (!key || sealed === null) return undefined;
  try {
    const bytes = bytesOf(sealed);
    const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) };
    const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(ivBytes));
    return JSON.parse(new TextDecoder().decode(plain)) as Kept; // written above, and authenticated
  } catch {
    return undefined; // another person's
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

// Some browsers refuse storage altogether, or have none left: then nothing is kept.
function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeItem(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    return;
  }
}

function removeItem(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    return;
  }
}

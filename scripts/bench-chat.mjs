import { fork } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addBenchMembers } from './lib/bench-members.mjs';
import { percentile } from './lib/bench-times.mjs';
import { ExpectedFailure, runCommand } from './lib/command.mjs';
import { makeChildEnvironment, readConfigurationInForce } from './lib/configured.mjs';
import { findListener, residentBytes } from './lib/processor-time.mjs';

const sockets = 1000;
const aSecond = 50;
const seconds = 24;
/** So many come before either server's code is compiled: they are looked for, but their times are not counted. */
const warming = 4 * aSecond;
const atOnce = 50;
const patienceMs = 20_000;
const calmMs = 60;
const connections = 50;

/** @typedef {{ ms: number[], came: number, lost: number, twice: number }} Figures */

/**
 * `npm run bench:chat`, beside a running product on SQLite (`RATE_LIMITS=off npm start`): a thousand members with a live
 * channel each, fifty messages a second for twenty-four seconds by the CMS's own calls, each asked for by who is told of it. Beside
 * it a bare socket.io server hands the same on between as many sockets. It fails where a message is lost or comes twice.
 */
await runCommand(async () => {
  const configuration = readConfigurationInForce();
  const { SECRET } = makeChildEnvironment(configuration, 'production');
  const { CMS_PORT, DATA_DIR, PUBLIC_URL } = configuration;
  const pid = findListener(CMS_PORT);
  if (pid === undefined)
    throw new ExpectedFailure(`Nothing of ours listens on ${CMS_PORT}. Is the product running (npm start)?`);
  const portalKey = createHmac('sha256', SECRET ?? '')
    .update('portal-key')
    .digest('hex');
  const url = `http://127.0.0.1:${CMS_PORT}`;
  const bare = await benchBare();
  print('a bare socket.io server', bare);

  const { people, remove } = addBenchMembers(DATA_DIR, sockets);
  try {
    const before = residentBytes(pid);
    const clients = await connectAll(url, (n) => ({
      extraHeaders: {
        Authorization: `Bearer ${personAt(people, n).token}`,
        'X-Portal-Key': portalKey,
        Origin: PUBLIC_URL,
      },
    }));
    // As pages do that are looked at. Who has come is told to the other one of each pair, which is over by then.
    clients.forEach((client) => client.emit('looking', true));
    await calm(url, personAt(people, 0).token);
    const eachBytes = (residentBytes(pid) - before) / sockets;
    const chat = await benchChat(url, people, clients);
    print('a message, from its sending', chat.whole);
    print('… from its place in the order', chat.placed);
    print('… behind its writer’s answer', chat.answered);
    const times = (/** @type {Figures} */ { ms }) => (percentile(ms, 99) / percentile(bare.ms, 99)).toFixed(2);
    console.log(
      `  p99: × ${times(chat.whole)}, × ${times(chat.placed)}, × ${times(chat.answered)} of the bare server's`,
    );
    console.log(`  ${(eachBytes / 1024).toFixed(1)} kB of memory for each socket, of ${sockets}`);
    clients.forEach((client) => client.disconnect());
    return chat.whole.lost + chat.whole.twice === 0 ? 0 : 1;
  } finally {
    remove();
  }
});

/** @param {string} url @param {(n: number) => object} optionsOf */
async function connectAll(url, optionsOf) {
  // The CMS's own, to install nothing twice.
  const { io } = createRequire(new URL('../cms/package.json', import.meta.url))('socket.io-client');
  const clients = [];
  for (let from = 0; from < sockets; from += atOnce) {
    const some = Array.from({ length: atOnce }, (_, n) =>
      io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...optionsOf(from + n) }),
    );
    await Promise.all(
      some.map(
        (client) =>
          new Promise((resolve, reject) => {
            client.once('connect', resolve);
            client.once('connect_error', (/** @type {Error} */ error) =>
              reject(new ExpectedFailure(`A socket was refused: ${error.message}`)),
            );
          }),
      ),
    );
    clients.push(...some);
  }
  return clients;
}

/** @typedef {{ token: string, conversation: string }} Person */

/** @param {readonly Person[]} people @param {number} n @returns {Person} */
function personAt(people, n) {
  const person = people[n];
  if (!person) throw new Error(`There is no member ${n}`);
  return person;
}

/** Waits until a call is answered at once again, ten times in a row. @param {string} url @param {string} token */
async function calm(url, token) {
  for (let quick = 0; quick < 10;) {
    const before = performance.now();
    await ask(undefined, `${url}/api/user`, token);
    quick = performance.now() - before < calmMs ? quick + 1 : 0;
    await pause(200);
  }
}

/**
 * A call of the CMS.
 *
 * @param {http.Agent | undefined} agent
 * @param {string} url
 * @param {string} token
 * @param {object} [body]
 * @returns {Promise<any>} its data
 */
function ask(agent, url, token, body) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = http.request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) return resolve(JSON.parse(text).data);
        reject(
          new ExpectedFailure(`A call answered ${answer.statusCode}. Was the product started with RATE_LIMITS=off?`),
        );
      });
    });
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

/** Runs something fifty times a second. @param {(n: number) => void} act */
async function pace(act) {
  const begun = performance.now();
  for (let n = 0; n < aSecond * seconds; n += 1) {
    const wait = begun + (n * 1000) / aSecond - performance.now();
    if (wait > 0) await pause(wait);
    act(n);
  }
}

/** @returns {Promise<Figures>} */
async function benchBare() {
  const child = fork(fileURLToPath(new URL('./lib/echo-server.mjs', import.meta.url)));
  const [port] = await once(child, 'message');
  const clients = await connectAll(`http://127.0.0.1:${port}`, (n) => ({ auth: { name: `to ${n}` } }));
  const sent = new Map();
  const heard = new Map();
  for (const client of clients)
    client.on('conversation', (/** @type {{ id: string }} */ { id }) =>
      note(heard, id, performance.now() - sent.get(id)),
    );
  await pace((n) => {
    const id = randomUUID();
    sent.set(id, performance.now());
    const from = (n * 2) % sockets;
    clients[from].emit('echo', `to ${from + 1}`, id);
  });
  await settled(() => heard.size === sent.size);
  clients.forEach((client) => client.disconnect());
  child.kill();
  return figuresOf(sent, heard);
}

/**
 * @param {string} url
 * @param {{ token: string, conversation: string }[]} people
 * @param {any[]} clients
 */
async function benchChat(url, people, clients) {
  const sent = new Map();
  const stored = new Map();
  const told = new Map();
  /** What each reader has, by the message's id: when they were told of it. */
  const heard = new Map();
  const seen = new Map();
  const afterOf = people.map(() => 0);
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  /** @param {number} n @param {string} path @param {object} [body] */
  const call = (n, path, body) =>
    ask(agent, `${url}/api/conversations/${personAt(people, n).conversation}/${path}`, personAt(people, n).token, body);
  const asking = clients.map(() => Promise.resolve());
  clients.forEach((client, n) =>
    client.on('conversation', (/** @type {{ revision: number }} */ { revision }) => {
      if (n % 2 === 0) return;
      const key = `${personAt(people, n).conversation} ${revision}`;
      note(told, key, performance.now());
      asking[n] = (asking[n] ?? Promise.resolve()).then(async () => {
        const { messages, revision: last } = await call(n, `updates?after=${afterOf[n]}`);
        afterOf[n] = last;
        for (const { text } of messages) note(seen, text, 0);
      });
    }),
  );
  const sending = [];
  await pace((count) => {
    const n = (count * 2) % sockets;
    const text = randomUUID();
    const at = performance.now();
    sent.set(text, at);
    sending.push(
      call(n, 'messages', { text, clientMessageId: text }).then(({ sequence, sentAt }) => {
        const key = `${personAt(people, n).conversation} ${sequence}`;
        stored.set(text, { key, at, clock: Date.parse(sentAt), answeredAt: performance.now() });
      }),
    );
  });
  await Promise.all(sending);
  await settled(() => told.size >= sent.size && seen.size >= sent.size);
  await Promise.all(asking);
  const [placed, answered] = [new Map(), new Map()];
  for (const [text, { key, at, clock, answeredAt }] of stored) {
    const [first] = told.get(key) ?? [];
    if (first === undefined) continue;
    heard.set(text, seen.get(text)?.map(() => first - at) ?? []);
    placed.set(text, [performance.timeOrigin + first - clock]);
    // The writer may be answered first, or the reader told.
    answered.set(text, [Math.max(0, first - answeredAt)]);
  }
  return { whole: figuresOf(sent, heard), placed: figuresOf(sent, placed), answered: figuresOf(sent, answered) };
}

/** @param {Map<string, number[]>} all @param {string} id @param {number} value */
function note(all, id, value) {
  all.set(id, [...(all.get(id) ?? []), value]);
}

/** @param {() => boolean} isSo */
async function settled(isSo) {
  const until = Date.now() + patienceMs;
  while (!isSo() && Date.now() < until) await pause(50);
  // What comes twice comes late.
  await pause(500);
}

/** @param {Map<string, unknown>} sent @param {Map<string, number[]>} heard @returns {Figures} */
function figuresOf(sent, heard) {
  const times = [...sent.keys()].map((id) => heard.get(id) ?? []);
  return {
    ms: times.slice(warming).flatMap(([first]) => (first === undefined ? [] : [first])),
    came: times.filter(([first]) => first !== undefined).length,
    lost: times.filter(({ length }) => length === 0).length,
    twice: times.filter(({ length }) => length > 1).length,
  };
}

/** @param {string} name @param {Figures} figures */
function print(name, { ms, came, lost, twice }) {
  const at = [50, 95, 99].map((share) => `p${share} ${percentile(ms, share).toFixed(1)}`).join('  ');
  console.log(`  ${name.padEnd(30)} ${at} ms   ${came} came, ${lost} lost, ${twice} twice`);
}

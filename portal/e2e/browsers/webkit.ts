import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Driver } from './driver';
import { listenInPage, takeFromPage } from './page-errors';
import { makeFolder, startProgram, waitForWords } from './programs';

/** The paths of the three programs that make WebKit a browser here. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}
type Call = <Result = void>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>;
/** How WebDriver writes an element. */
type Element = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

const readyWithinMs = 60_000;

/**
 * WebKit, the engine of Safari, as WebKitGTK's MiniBrowser, by plain WebDriver: its driver stands in the same Debian
 * package. A library would add nothing to these twelve calls. It draws on a screen, so it is given one.
 */
export async function startWebKit({ driver, browser, display }: WebKitPrograms): Promise<Browser> {
  const home = makeFolder();
  const screen = startProgram(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {}, [
    'ignore',
    'ignore',
    'ignore',
    'pipe',
  ]);
  const number = await waitForWords(screen, 3, /^(\d+)\n/);
  const port = await findFreePort();
  const service = startProgram(
    driver,
    [`--port=${port}`, '--host=127.0.0.1'],
    { DISPLAY: `:${number}`, HOME: home.path, XDG_RUNTIME_DIR: home.path, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    'ignore',
  );
  const call = makeCall(`http://127.0.0.1:${port}`);
  await waitUntilReady(call);
  return {
    newVisit: () => openVisit(call, browser),
    async stop() {
      await service.stop();
      await screen.stop();
      home.remove();
    },
  };
}

async function openVisit(callService: Call, browser: string): Promise<Driver> {
  // Without the bar of a window, which is wider than a phone.
  const args = ['--automation', '--full-screen'];
  const { sessionId } = await callService<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } },
  });
  const call: Call = (method, path, body) => callService(method, `/session/${sessionId}${path}`, body);
  const find = async (selector: string) =>
    Object.values(await call<Element>('POST', '/element', { using: 'css selector', value: selector }))[0];

  const errors: string[] = [];
  async function evaluate<Result>(source: string, values: unknown[]): Promise<Result> {
    const script = `
      (${listenInPage.toString()})();
      return JSON.stringify({
        value: (${source})(...JSON.parse(arguments[0])) ?? null,
        errors: (${takeFromPage.toString()})(),
      });`;
    const answer = await call<string>('POST', '/execute/sync', { script, args: [JSON.stringify(values)] });
    const { value, errors: heard } = JSON.parse(answer) as { value: Result; errors: string[] };
    errors.push(...heard);
    return value;
  }

  return {
    navigate: (url) => call('POST', '/url', { url }),
    evaluate,
    perform: (input) => call('POST', '/actions', { actions: [input] }),
    chooseOption: async (selector, value) =>
      call('POST', `/element/${await find(`${selector} option[value="${value}"]`)}/click`, {}),
    chooseFile: async (selector, path) => call('POST', `/element/${await find(selector)}/value`, { text: path }),
    resize: (width, height) => call('POST', '/window/rect', { x: 0, y: 0, width, height }),
    back: () => call('POST', '/back', {}),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    // The driver tells nothing of the console: a page is heard from its first command on, and until it is left.
    async takeErrors() {
      await evaluate('() => null', []);
      return errors.splice(0);
    },
    close: () => callService('DELETE', `/session/${sessionId}`),
  };
}

function makeCall(base: string): Call {
  return async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error}. ${value.message}`);
    return value;
  };
}

async function waitUntilReady(call: Call): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    try {
      if ((await call<{ ready: boolean }>('GET', '/status')).ready) return;
    } catch (error) {
      // It does not listen yet.
      if (Date.now() > deadline) throw error;
    }
    await pause(100);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A port has a number');
  return address.port;
}

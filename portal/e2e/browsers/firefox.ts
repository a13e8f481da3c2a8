import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenInPage } from './page-errors';
import { BidiConnection } from './bidi-connection';
import type { Browser, Driver, InputSource } from './driver';
import { makeFolder, startProgram, waitForWords } from './programs';

/** Firefox asks the machine for nothing of its own, and takes the light theme whatever the desktop has. */
const preferences = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'layout.css.prefers-color-scheme.content-override': 1,
};

/** NS_BINDING_ABORTED, as Firefox writes it for a font. */
const cutOffStatus = 'status=2152398850';

interface Answer {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}
interface Entry {
  level: string;
  text: string | null;
  source: { context?: string };
  stackTrace?: { callFrames: { functionName: string; url: string }[] };
}

/**
 * Firefox as it is, by WebDriver BiDi, which it speaks itself: no driver beside it, no library between.
 * Playwright's own way to an unchanged Firefox (`moz-firefox`) asks for a command that Firefox 153 does not know, and
 * puppeteer-core would bring forty packages for the dozen commands below.
 */
export async function startFirefox(program: string, { scripts = true } = {}): Promise<Browser> {
  const profile = makeFolder();
  const chosen = { ...preferences, 'javascript.enabled': scripts };
  writeFileSync(
    join(profile.path, 'user.js'),
    Object.entries(chosen)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const args = ['--headless', '--no-remote', '--profile', profile.path, '--remote-debugging-port=0', 'about:blank'];
  const firefox = startProgram(program, args, {}, ['ignore', 'ignore', 'pipe']);
  const address = await waitForWords(firefox, 2, /BiDi listening on (ws:\S+)/);
  const connection = await BidiConnection.open(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  // What the console shows of a refused policy is no entry of the log; the page itself can tell.
  await connection.send('script.addPreloadScript', { functionDeclaration: listenInPage.toString() });
  return {
    newVisit: () => openVisit(connection),
    async stop() {
      connection.close();
      await firefox.stop();
      profile.remove();
    },
  };
}

async function openVisit(connection: BidiConnection): Promise<Driver> {
  const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const errors: string[] = [];
  const stopListening = connection.listen<Entry>('log.entryAdded', ({ level, text, source, stackTrace }) => {
    const [frame] = stackTrace?.callFrames ?? [];
    // What was still on its way when a page was left is no error, though Firefox calls fonts of that kind one.
    if (text?.startsWith('downloadable font') && text.includes(cutOffStatus)) return;
    if (level === 'error' && source.context === context)
      errors.push(`${text} (${frame?.functionName} of ${frame?.url})`);
  });

  async function evaluate<Result>(source: string, values: unknown[]): Promise<Result> {
    const { type, result, exceptionDetails } = await connection.send<Answer>('script.callFunction', {
      functionDeclaration: `(values) => JSON.stringify((${source})(...JSON.parse(values)) ?? null)`,
      arguments: [{ type: 'string', value: JSON.stringify(values) }],
      target: { context },
      awaitPromise: false,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? 'null') as Result;
  }

  const perform = (input: InputSource) => connection.send<void>('input.performActions', { context, actions: [input] });

  async function locate(selector: string): Promise<{ sharedId: string }> {
    const { nodes } = await connection.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
    });
    if (!nodes[0]) throw new Error(`There is no ${selector}`);
    return { sharedId: nodes[0].sharedId };
  }

  return {
    navigate: (url) => connection.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate,
    perform,
    // A closed list goes to what is typed; its menu is a window of its own that no command reaches.
    async chooseOption(selector, value) {
      const words = await evaluate<string>(
        `(selector, value) => {
          const select = document.querySelector(selector);
          select.focus();
          return [...select.options].find((option) => option.value === value).label;
        }`,
        [selector, value],
      );
      await perform({ type: 'key', id: 'keys', actions: pressed([...words]) });
    },
    chooseFile: async (selector, path) =>
      connection.send('input.setFiles', { context, element: await locate(selector), files: [path] }),
    resize: (width, height) => connection.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    back: () => connection.send('browsingContext.traverseHistory', { context, delta: -1 }),
    async screenshot() {
      const { data } = await connection.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    takeErrors: () => Promise.resolve(errors.splice(0)),
    async close() {
      stopListening();
      await connection.send('browser.removeUserContext', { userContext });
    },
  };
}

/** Keys, each pressed and let go. */
function pressed(keys: string[]): Record<string, unknown>[] {
  return keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}

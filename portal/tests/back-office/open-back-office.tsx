import { StyleProvider } from '@ant-design/cssinjs';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub, useNavigate } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import type { Locale } from '@scholars/contract/locale';
import AdminApp from '~/admin/app.client';
import { createTexts } from '~/i18n/create-texts';
import arAdmin from '~/i18n/locales/ar/admin.json';
import arAsking from '~/i18n/locales/ar/asking.json';
import arCommon from '~/i18n/locales/ar/common.json';
import arDoor from '~/i18n/locales/ar/door.json';
import arGathering from '~/i18n/locales/ar/gathering.json';
import arGuests from '~/i18n/locales/ar/guests.json';
import arRecords from '~/i18n/locales/ar/records.json';
import arLists from '~/i18n/locales/ar/lists.json';
import arLive from '~/i18n/locales/ar/live.json';
import arShell from '~/i18n/locales/ar/shell.json';
import arSheets from '~/i18n/locales/ar/sheets.json';
import arStatistics from '~/i18n/locales/ar/statistics.json';
import enAdmin from '~/i18n/locales/en/admin.json';
import enAsking from '~/i18n/locales/en/asking.json';
import enCommon from '~/i18n/locales/en/common.json';
import enDoor from '~/i18n/locales/en/door.json';
import enGathering from '~/i18n/locales/en/gathering.json';
import enGuests from '~/i18n/locales/en/guests.json';
import enRecords from '~/i18n/locales/en/records.json';
import enLists from '~/i18n/locales/en/lists.json';
import enLive from '~/i18n/locales/en/live.json';
import enShell from '~/i18n/locales/en/shell.json';
import enSheets from '~/i18n/locales/en/sheets.json';
import enStatistics from '~/i18n/locales/en/statistics.json';
import { textOf, type Text } from '~/i18n/text';
import type { SignedInUser } from '~/session/signed-in-user';
import type { BackOfficeServer } from './back-office-server';

const texts = {
  en: {
    admin: enAdmin,
    asking: enAsking,
    door: enDoor,
    gathering: enGathering,
    guests: enGuests,
    lists: enLists,
    live: enLive,
    records: enRecords,
    sheets: enSheets,
    statistics: enStatistics,
    common: enCommon,
    shell: enShell,
  },
  ar: {
    admin: arAdmin,
    asking: arAsking,
    door: arDoor,
    gathering: arGathering,
    guests: arGuests,
    lists: arLists,
    live: arLive,
    records: arRecords,
    sheets: arSheets,
    statistics: arStatistics,
    common: arCommon,
    shell: arShell,
  },
};

const typingKey = Buffer.alloc(32, 1).toString('base64url');

export interface OpenedBackOffice {
  t: Text<'admin'>;
  lists: Text<'lists'>;
  live: Text<'live'>;
  page: HTMLElement;
  /** The address that it shows now, without the language's part. */
  address: () => string;
  /** The browser's own way back. */
  goBack: () => void;
  /** Waits until the page says something, in its main part. */
  says: (...words: string[]) => Promise<void>;
  /** Presses the button or follows the link of that name. */
  press: (name: string) => Promise<void>;
  type: (field: Element | null, value: string) => void;
}

/** Waits until something is so. */
export const settled = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** Presses a letter by its place on the keyboard, wherever the focus is. */
export function pressKey(code: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, code }));
}

/** What the row says that has the focus, in a list. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('[data-row-link]')?.textContent ?? undefined;

/**
 * Opens a page of the back office as a coordinator who is signed in.
 *
 * @param own what sets the person apart, e.g. the queues that staff have given them
 */
export async function openBackOffice(
  locale: Locale,
  path: string,
  server: BackOfficeServer,
  own: { queues?: string[] } = {},
): Promise<OpenedBackOffice> {
  vi.stubGlobal('fetch', server.fetch);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const i18n = createTexts(locale, texts[locale]);
  let shown = '';
  let goBack: () => void = () => expect.fail('not drawn yet');
  function Opened() {
    const navigate = useNavigate();
    goBack = () => void navigate(-1);
    return <AdminApp user={{ ...coordinator, ...own }} typingKey={typingKey} />;
  }
  const Site = createRoutesStub([
    {
      path: `/${locale}/admin/*`,
      Component: Opened,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        shown = decodeURIComponent(pathname + search);
        return null;
      },
      HydrateFallback: () => null,
    },
  ]);
  root.render(
    // antd's thousands of rules stay out of the document, as nobody looks at them here.
    <StyleProvider mock="server">
      <I18nextProvider i18n={i18n}>
        <Site initialEntries={[`/${locale}/admin${path}`]} />
      </I18nextProvider>
    </StyleProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  const main = () => page.querySelector('main')?.textContent ?? '';
  const named = (name: string) =>
    [...document.body.querySelectorAll<HTMLElement>('button, a')].find((control) => nameOf(control) === name);
  return {
    t: textOf(i18n, 'admin'),
    lists: textOf(i18n, 'lists'),
    live: textOf(i18n, 'live'),
    page,
    goBack: () => goBack(),
    address: () => shown.replace(`/${locale}/admin`, ''),
    says: (...words) =>
      settled(() => {
        for (const word of words) expect(main()).toContain(word);
      }),
    press: async (name) => {
      await settled(() => expect(named(name), `a control named ${name}`).toBeDefined());
      named(name)?.click();
    },
    type: (field, value) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) expect.fail('no field');
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value') ?? {};
      // React notices a value that the element's own setter was given.
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

function nameOf(control: HTMLElement): string {
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const coordinator: SignedInUser = {
  id: 'u1',
  fullName: 'Mariam Al-Sayed',
  fullNameAr: '',
  avatar: null,
  role: 'coordinator',
  memberId: null,
  messaging_system: 0,
  profile_completion_percentage: 0,
  countUnread: 0,
  countChatUnread: 0,
  erasedAt: null,
};

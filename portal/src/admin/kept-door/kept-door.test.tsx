import { StyleProvider } from '@ant-design/cssinjs';
import { formatDate, formatTime } from '@scholars/contract/format';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import arAdmin from '~/i18n/locales/ar/admin.json';
import arCommon from '~/i18n/locales/ar/common.json';
import arDoor from '~/i18n/locales/ar/door.json';
import enAdmin from '~/i18n/locales/en/admin.json';
import enCommon from '~/i18n/locales/en/common.json';
import enDoor from '~/i18n/locales/en/door.json';
import { backOfficeServer } from '../../../tests/back-office/back-office-server';
import { byTurns } from '../../../tests/back-office/by-turns';
import { settled } from '../../../tests/back-office/open-back-office';
import { doorGuest } from '../../../tests/support/door-guest';
import { AdminTheme } from '../theme/admin-theme';
import { KeptDoorPage } from './kept-door';

const readAt = '2027-04-06T06:12:00.000Z';
const until = '2999-04-08T20:59:59.999Z';

describe.each(byTurns())('A door that the device has kept, in %s,', (locale) => {
  const namespaces = {
    en: { admin: enAdmin, common: enCommon, door: enDoor },
    ar: { admin: arAdmin, common: arCommon, door: arDoor },
  }[locale];
  const texts = namespaces.door;
  const guest = (id: string, name: string) => doorGuest({ id, code: `ABCD-EFG${id}`, names: [name] });
  const list = [guest('1', 'Amina Otieno'), guest('2', 'Omar Haddad')];

  afterEach(() => window.localStorage.clear());

  function open() {
    const server = backOfficeServer({ door: structuredClone(list) });
    server.failing = 503;
    vi.stubGlobal('fetch', server.fetch);
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    root.render(
      <StyleProvider mock="server">
        <I18nextProvider i18n={createTexts(locale, namespaces)}>
          <AdminTheme>
            <KeptDoorPage door={{ guests: list, readAt, until }} />
          </AdminTheme>
        </I18nextProvider>
      </StyleProvider>,
    );
    const leave = () => {
      root.unmount();
      page.remove();
    };
    onTestFinished(() => {
      leave();
      vi.unstubAllGlobals();
    });
    const says = (...words: string[]) =>
      settled(() => {
        for (const word of words) expect(page.textContent).toContain(word);
      });
    const read = async (code: string) => {
      const input = await vi.waitFor(
        () => page.querySelector<HTMLInputElement>('[role="search"] input') ?? expect.fail(),
      );
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, code);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      page.querySelector<HTMLButtonElement>('[role="search"] button[type="submit"]')?.click();
    };
    const comeBack = () => {
      server.failing = 0;
      window.dispatchEvent(new Event('online'));
    };
    return { page, server, says, read, comeBack, leave };
  }

  it('says of when its list is and until when it stays, lets in, and sends each once there is a connection', async () => {
    const { page, server, says, read, comeBack } = open();
    const asOf = texts.asOfDay
      .replace('{{date}}', formatDate(readAt, locale))
      .replace('{{time}}', formatTime(readAt, locale));
    await says(texts.cut, asOf, texts.kept.replace('{{date}}', formatDate(until, locale)));
    await read('ABCD-EFG1');
    await says(texts.result.in, 'Amina Otieno', texts.pending.one);
    comeBack();
    await settled(() => expect(server.door[0]?.arrivedAt).not.toBeNull());
    await settled(() => expect(page.textContent).not.toContain(texts.cut));
    expect(page.textContent).not.toContain(asOf);
    expect(window.localStorage).toHaveLength(0);
  });

  it('tells by name of a guest who is not on the list any more', async () => {
    const { server, says, read, comeBack } = open();
    await read('ABCD-EFG1');
    await says(texts.pending.one);
    await read('ABCD-EFG2');
    server.door = server.door.slice(1);
    comeBack();
    await says(texts.gone.replace('{{name}}', 'Amina Otieno'));
  });

  it('tells of a guest who was refused after a reload too, until that is closed', async () => {
    const first = open();
    await first.read('ABCD-EFG1');
    await first.says(texts.pending.one);
    await first.read('ABCD-EFG2');
    await first.says('Omar Haddad');
    Object.assign(first.server.door[0] ?? {}, { answer: 'withdrawn' });
    first.comeBack();
    const refused = texts.refused.replace('{{name}}', 'Amina Otieno');
    await first.says(refused);
    first.leave();

    const again = open();
    await again.says(refused);
    expect(Object.values(window.localStorage).join()).not.toContain('Amina');
    again.page.querySelector<HTMLButtonElement>('main [role="alert"] button')?.click();
    await settled(() => expect(again.page.textContent).not.toContain(refused));
    expect(window.localStorage).toHaveLength(0);
  });
});

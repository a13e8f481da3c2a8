import { messageText } from '@scholars/contract/message-catalogues';
import { readers } from '../accounts';
import { word } from '../words';
import { expectWhole } from './expect-whole';
import { expect, program, test } from './fixtures';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';

// In Firefox alone: WebKit's browser here has no switch for it.
for (const { locale, viewport, first } of readers) {
  test(`Without script, in ${locale} at ${viewport.width} px, a message is posted and comes back with all that was typed`, async ({
    baseURL,
  }) => {
    const firefox = await startFirefox(program('FIREFOX_PATH'), { scripts: false });
    try {
      const visitor = new Visitor(await firefox.newVisit(), baseURL ?? '');
      await visitor.resize(viewport);
      await visitor.open(`/${locale}/contact-us`);
      await expect.poll(() => visitor.read('noscript')).toContain(word(locale, 'captcha', 'needsScript'));
      await visitor.type('main [name="fullName"]', first);
      await visitor.type('main [name="subject"]', first);
      await visitor.click('main form[enctype="multipart/form-data"] button[type="submit"]');
      await expect
        .poll(() => visitor.read('#field-emailAddress-error'))
        .toContain(messageText(locale, 'email.required'));
      expect(await visitor.read('main [role="alert"]')).toContain(messageText(locale, 'recaptcha.required'));
      expect(await visitor.valueOf('main [name="subject"]')).toBe(first);
      await expectWhole(visitor, locale);
    } finally {
      await firefox.stop();
    }
  });
}

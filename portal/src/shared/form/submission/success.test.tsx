import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import ar from '~/i18n/locales/ar/submission-form.json';
import en from '~/i18n/locales/en/submission-form.json';
import { SuccessPanel } from './success';

describe.each([
  ['en', en],
  ['ar', ar],
] as const)('Who has sent a form, in %s', (locale, words) => {
  const thanked = (isConfirmed?: boolean): string => {
    const texts = createTexts(locale, { common: {}, errors: {}, messages: {}, 'submission-form': words });
    const Stub = createRoutesStub([
      {
        path: '/:locale',
        Component: () => <SuccessPanel thanks="Thanks" reference="TI-1" isConfirmed={isConfirmed} />,
      },
    ]);
    return renderToString(
      <I18nextProvider i18n={texts}>
        <Stub initialEntries={[`/${locale}`]} />
      </I18nextProvider>,
    );
  };

  it('is told of the confirmation that is mailed', () => expect(thanked()).toContain(words.success.mailed));

  it('is promised no mail where none is sent, and reads the reference', () => {
    expect(thanked(false)).not.toContain(words.success.mailed);
    expect(thanked(false)).toContain('TI-1');
  });
});

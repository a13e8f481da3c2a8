import type { Locale } from '@scholars/contract/locale';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import arabicCommon from '~/i18n/locales/ar/common.json';
import arabicShell from '~/i18n/locales/ar/shell.json';
import englishCommon from '~/i18n/locales/en/common.json';
import englishShell from '~/i18n/locales/en/shell.json';
import { DateField } from './date-field';

const texts = {
  en: createTexts('en', { common: englishCommon, shell: englishShell }),
  ar: createTexts('ar', { common: arabicCommon, shell: arabicShell }),
};
const fieldIn = (locale: Locale, props: Partial<Parameters<typeof DateField>[0]> = {}) => (
  <I18nextProvider i18n={texts[locale]}>
    <form>
      <DateField name="departure" label="Departure date" required {...props} />
    </form>
  </I18nextProvider>
);

let root: Root | undefined;
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input')];
const values = () => inputs().map(({ value }) => value);
const readOut = () => document.querySelector('[role=status]')?.textContent;
const typedAs = (day: string, month: string, year: string) => ({
  typed: (part: 'day' | 'month' | 'year') => ({ day, month, year })[part],
});

function draw(locale: Locale, props: Partial<Parameters<typeof DateField>[0]> = {}) {
  document.body.innerHTML = '<div></div>';
  const place = document.body.firstElementChild as HTMLElement;
  act(() => {
    root = createRoot(place);
    root.render(fieldIn(locale, props));
  });
}

function type(...texts: string[]) {
  act(() => {
    inputs().forEach((input, i) => {
      input.value = texts[i] ?? '';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  });
}

function paste(into: HTMLInputElement | undefined, text: string): Event {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: () => text },
  });
  act(() => void into?.dispatchEvent(event));
  return event;
}

afterEach(() => act(() => root?.unmount()));

describe('a date', () => {
  it('is three fields of a group before there is script, in the order of the language', () => {
    document.body.innerHTML = renderToString(fieldIn('ar', { hint: 'متى تسافرون؟' }));
    expect(document.querySelector('fieldset > legend')?.textContent).toBe('Departure date');
    expect(inputs().map(({ name, inputMode, type }) => [name, inputMode, type])).toEqual([
      ['departure-day', 'numeric', 'text'],
      ['departure-month', 'numeric', 'text'],
      ['departure-year', 'numeric', 'text'],
    ]);
    expect(inputs().map(({ labels }) => labels?.[0]?.textContent)).toEqual(['اليوم', 'الشهر', 'السنة']);
    expect(document.querySelector('button')).toBeNull();
  });

  it.each([
    ['en', ['6', '4', '2027'], 'Tuesday 6 April 2027'],
    ['en', ['٦', '٤', '٢٠٢٧'], 'Tuesday 6 April 2027'],
    ['ar', ['6', '4', '2027'], 'الثلاثاء ٦ أبريل ٢٠٢٧'],
    ['ar', ['٦', 'أبريل', '٢٠٢٧'], 'الثلاثاء ٦ أبريل ٢٠٢٧'],
    ['en', ['6', '4', '202'], ''],
    ['en', ['31', '2', '2027'], ''],
    ['en', ['', '', ''], ''],
  ] as const)('says in %s what it reads in %j', (locale, typed, said) => {
    draw(locale);
    type(...typed);
    expect(readOut()).toBe(said);
  });

  it.each([
    ['en', '6/4/2027', ['6', '4', '2027']],
    ['en', '2027-04-06', ['6', '4', '2027']],
    ['en', '٦/٤/٢٠٢٧', ['6', '4', '2027']],
    ['ar', '6 April 2027', ['٦', '٤', '٢٠٢٧']],
    ['ar', '٦ أبريل ٢٠٢٧', ['٦', '٤', '٢٠٢٧']],
  ] as const)('takes in %s a whole date that is pasted: %j', (locale, text, filled) => {
    draw(locale);
    expect(paste(inputs()[0], text).defaultPrevented).toBe(true);
    expect(values()).toEqual(filled);
    expect(readOut()).not.toBe('');
  });

  it('leaves other pasted text to the browser', () => {
    draw('en');
    expect(paste(inputs()[2], '2027').defaultPrevented).toBe(false);
    expect(values()).toEqual(['', '', '']);
  });

  it('tells its form of a date that is pasted', () => {
    draw('en');
    const heard = vi.fn();
    document.querySelector('form')?.addEventListener('input', heard);
    paste(inputs()[0], '6/4/2027');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('shows again what was typed, whatever it was, and reads it', () => {
    draw('en', typedAs('31', 'Feb', 'soon'));
    expect(values()).toEqual(['31', 'Feb', 'soon']);
    draw('en', typedAs('6', '4', '2027'));
    expect(readOut()).toBe('Tuesday 6 April 2027');
  });

  it('is named by the button that opens its calendar', () => {
    draw('en');
    const id = document.querySelector('button[aria-haspopup]')?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Departure date');
  });

  it('is as it came when its form is reset, whatever was typed', () => {
    draw('en', typedAs('6', '4', '2027'));
    type('7', '5', '2028');
    expect(inputs().map(({ defaultValue }) => defaultValue)).toEqual(['6', '4', '2027']);
  });

  it('keeps and reads what was typed before React came', () => {
    document.body.innerHTML = `<div>${renderToString(fieldIn('en'))}</div>`;
    inputs().forEach((input, i) => (input.value = ['6', '4', '2027'][i] ?? ''));
    act(() => {
      root = hydrateRoot(document.body.firstElementChild as HTMLElement, fieldIn('en'));
    });
    expect(values()).toEqual(['6', '4', '2027']);
    expect(readOut()).toBe('Tuesday 6 April 2027');
  });
});

describe('an error about a date', () => {
  it.each([
    [['6', '', '2027'], ['departure-month']],
    [
      ['', '', '2027'],
      ['departure-day', 'departure-month'],
    ],
    [['6', '13', '2027'], ['departure-month']],
    [['6', '4', '27'], ['departure-year']],
    [['31', '2', '2027'], ['departure-day']],
    [
      ['', '', ''],
      ['departure-day', 'departure-month', 'departure-year'],
    ],
    [
      ['6', '4', '2020'],
      ['departure-day', 'departure-month', 'departure-year'],
    ],
  ] as const)('marks of %j the parts %j, and leads to the first', ([day, month, year], wrong) => {
    document.body.innerHTML = renderToString(fieldIn('en', { error: 'Not so', ...typedAs(day, month, year) }));
    expect(
      inputs()
        .filter((input) => input.getAttribute('aria-invalid') === 'true')
        .map(({ name }) => name),
    ).toEqual(wrong);
    expect(document.querySelector<HTMLInputElement>('#field-departure')?.name).toBe(wrong[0]);
  });

  it('is part of the group’s description, with hint and what was read', () => {
    document.body.innerHTML = renderToString(fieldIn('en', { error: 'Not so', ...typedAs('6', '4', '2027') }));
    const ids = document.querySelector('fieldset')?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For example, 27 3 2030',
      'Error: Not so',
      'Tuesday 6 April 2027',
    ]);
  });

  it('is none while there is nothing wrong', () => {
    draw('en', typedAs('31', '2', '2027'));
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(document.querySelector('#field-departure')?.getAttribute('name')).toBe('departure-day');
  });
});

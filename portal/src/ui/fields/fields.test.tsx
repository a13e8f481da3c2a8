import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import common from '~/i18n/locales/ar/common.json';
import shell from '~/i18n/locales/ar/shell.json';
import { CheckboxField } from './checkbox-field';
import { FileField } from './file-field';
import { PhoneField } from './phone-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const texts = createTexts('ar', { common, shell });

function show(field: React.ReactNode): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<I18nextProvider i18n={texts}>{field}</I18nextProvider>);
  return document.body;
}

function describedBy(control: Element | null): (string | undefined)[] {
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? undefined);
}

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    const page = show(<TextField name="fullName" label="الاسم" hint="كما في الجواز" error="الاسم مطلوب" required />);
    const control = page.querySelector('input');
    expect(page.querySelector('label')?.getAttribute('for')).toBe('field-fullName');
    expect(control?.id).toBe('field-fullName');
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control)).toEqual(['كما في الجواز', 'خطأ: الاسم مطلوب']);
  });

  it('says that it is optional unless it is required', () => {
    expect(show(<TextField name="homepage" label="الموقع" />).querySelector('label')?.textContent).toBe(
      'الموقع (اختياري)',
    );
    expect(show(<TextField name="fullName" label="الاسم" required />).querySelector('label')?.textContent).toBe('الاسم');
  });

  it('writes addresses and numbers left to right in Arabic', () => {
    expect(show(<TextField name="email" type="email" label="البريد" />).querySelector('input')?.dir).toBe('ltr');
    const phone = show(<PhoneField name="phoneNumber" label="الهاتف" codes={[{ value: '+974', label: '+974 قطر' }]} />);
    expect(phone.querySelector('select')?.dir || phone.querySelector('[dir=ltr] select')).toBeTruthy();
    expect(phone.querySelector('input')?.dir).toBe('ltr');
  });

  it('counts in the digits of the language', () => {
    const page = show(
      <TextArea
        name="biography"
        label="السيرة"
        defaultValue="كلمتان هنا"
        counter={{ max: 75, count: (value) => value.split(' ').length, unit: 'words' }}
      />,
    );
    expect(page.querySelector('[aria-live]')?.textContent).toBe('٢/٧٥ كلمة');
  });

  it('shows a chosen file’s name without what cannot be seen, in its own direction', () => {
    show(<div id="root" />);
    const root = createRoot(document.getElementById('root') as HTMLElement); // made in the line before
    act(() =>
      root.render(
        <I18nextProvider i18n={texts}>
          <FileField name="photo" label="الصورة" />
        </I18nextProvider>,
      ),
    );
    const picker = document.querySelector('input') as HTMLInputElement; // the field's only input
    Object.defineProperty(picker, 'files', { value: [new File(['x'], 'photo\u202Egnp.\u200Bexe')] });
    act(() => void picker.dispatchEvent(new Event('change', { bubbles: true })));
    expect(document.querySelector('bdi')?.textContent).toBe('photognp.exe');
    act(() => root.unmount());
  });

  it('tells what the browser has put back before React starts: a text’s length, a chosen file', () => {
    const fields = (
      <I18nextProvider i18n={texts}>
        <TextArea name="about" label="نبذة" counter={{ max: 75, count: (value) => value.length, unit: 'characters' }} />
        <FileField name="photo" label="الصورة" />
      </I18nextProvider>
    );
    document.body.innerHTML = `<div>${renderToString(fields)}</div>`;
    const [place, box, picker] = ['div', 'textarea', '[type=file]'].map((part) => document.querySelector(part));
    Object.assign(box ?? {}, { value: 'كلمتان هنا' });
    Object.defineProperty(picker, 'files', { value: [new File(['x'], 'photo.png')] });
    let root: Root | undefined;
    act(() => void (root = hydrateRoot(place ?? expect.fail('nowhere'), fields)));
    expect(document.querySelector('p[aria-live]')?.textContent).toContain('١٠/٧٥');
    expect(describedBy(picker ?? null)[0]).toContain('photo.png');
    act(() => root?.unmount());
  });

  it('has a file button in the language of the page', () => {
    const page = show(<FileField name="photo" label="الصورة" accept=".jpg" />);
    expect([...page.querySelectorAll('label')].map((label) => label.getAttribute('for'))).toEqual([
      'field-photo',
      'field-photo',
    ]);
    expect(describedBy(page.querySelector('input'))).toEqual(['لم يُختر ملف بعد']);
  });

  it('marks a box that must be ticked', () => {
    const control = show(<CheckboxField name="consent" label="أوافق" error="يُرجى الموافقة" required />).querySelector(
      'input',
    );
    expect(control?.type).toBe('checkbox');
    expect(describedBy(control)).toEqual(['خطأ: يُرجى الموافقة']);
  });
});

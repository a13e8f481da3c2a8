import { tidyPastedHtml } from '@scholars/contract/pasted-html';
import { pastedSamples } from '@scholars/contract/tests/pasted-samples';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTexts } from '~/i18n/create-texts';
import common from '~/i18n/locales/ar/common.json';
import richText from '~/i18n/locales/ar/rich-text.json';
import shell from '~/i18n/locales/ar/shell.json';
import { hasTyping, typedIn } from '~/shared/form/typed-controls';
import { readHtml, writeHtml } from './editor-html';
import { RichTextField } from './rich-text-field';

describe('The HTML of an editor', () => {
  it.each([
    ['as the CMS gives it', '<h2>A</h2><p>b <b>c</b> <i>d</i> <u>e</u></p><ul><li>f<ol><li>g</li></ol></li></ul>'],
    ['with what is not offered', '<blockquote><p>a <s>b</s> <code>c</code></p></blockquote><p><a href="/en">d</a></p>'],
    ['with sizes', '<p>a <span data-size="small">b <b>c</b></span> <span data-size="large">d</span></p>'],
    ['with line breaks', '<p>a<br>b</p>'],
    ['with signs', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('stays %s', (_, html) => expect(writeHtml(readHtml(html))).toBe(html));

  it.each([
    ['the title of a page as a heading', '<h1>A</h1><h5>B</h5>', '<h2>A</h2><h4>B</h4>'],
    ['neither scripts nor pictures', '<p onclick="a()">a<img src="x"><script>b()</script></p>', '<p>a</p>'],
    [
      'sizes as steps, and no others',
      '<p><small>a</small> <big>b</big> <span style="font-size:40px" data-size="huge">c</span></p>',
      '<p><span data-size="small">a</span> <span data-size="large">b</span> c</p>',
    ],
    ['the marks of Google’s documents', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
    ['no words as nothing', '<p> </p>', ''],
  ])('has %s', (_, html, expected) => expect(writeHtml(readHtml(html))).toBe(expected));
});

describe('What is pasted from Word', () => {
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='margin:0cm;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`;
  const pasted = (html: string) => writeHtml(readHtml(tidyPastedHtml(html).html));

  it('has lists where it shows lists', () => {
    expect(pasted(`<p class=MsoNormal>a</p>${item(1, '·', 'b')}${item(2, 'o', 'c')}${item(1, '·', '<b>d</b>')}`)).toBe(
      '<p>a</p><ul><li>b<ul><li>c</li></ul></li><li><b>d</b></li></ul>',
    );
    expect(pasted(item(1, '1.', 'أ') + item(1, '٢.', 'ب'))).toBe('<ol><li>أ</li><li>ب</li></ol>');
  });

  it('brings no notes of Word along', () => {
    expect(pasted('<!--[if gte mso 9]><xml>x</xml><![endif]--><p class=MsoNormal>a<o:p>&nbsp;</o:p></p>')).toBe(
      '<p>a\u00a0</p>'.replace('\u00a0', '&nbsp;'),
    );
  });
});

describe('What is pasted from another program', () => {
  it.each(pastedSamples)('keeps what was meant in $program, and nothing else', ({ html, meant, hasPictures }) => {
    const pasted = tidyPastedHtml(html);
    expect(writeHtml(readHtml(pasted.html))).toBe(meant);
    expect(pasted.hasPictures).toBe(hasPictures);
  });

  it.each([
    [
      'words that tracked changes deleted',
      '<p>a<del cite="mailto:x" datetime="2026">b</del><ins cite="x">c</ins></p>',
      '<p>ac</p>',
    ],
    ['links to places of its own document', '<p><a href="#_ftn1" name="_ftnref1">[1]</a></p>', '<p>[1]</p>'],
    ['scripts', '<p>a<script>b()</script></p>', '<p>a</p>'],
  ])('loses %s', (_, html, expected) => expect(writeHtml(readHtml(tidyPastedHtml(html).html))).toBe(expected));
});

describe('The field of a rich text', () => {
  const texts = createTexts('ar', { common, shell, 'rich-text': richText });
  const field = (
    <I18nextProvider i18n={texts}>
      <RichTextField name="biography" label="النبذة" value="<h2>بحيرات</h2><p>أدرسها</p>" max={5000} required />
    </I18nextProvider>
  );
  const roots: ReturnType<typeof createRoot>[] = [];
  afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));

  function openBox() {
    const form = document.createElement('form');
    document.body.replaceChildren(form);
    const root = createRoot(form);
    roots.push(root);
    act(() => root.render(field));
    return { form, box: form.querySelector('textarea') as HTMLTextAreaElement }; // it is one at first
  }

  async function open() {
    const { form } = openBox();
    await act(() => import('./rich-text-editor'));
    return form;
  }
  const sent = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

  it('is a box of text that holds the form of its words beside it, without JavaScript', () => {
    const form = document.createElement('form');
    form.innerHTML = renderToString(field);
    expect(sent(form)).toEqual({
      biography: 'بحيرات\n\nأدرسها',
      'biography-html': '<h2>بحيرات</h2><p>أدرسها</p>',
    });
  });

  it('becomes an editor with a name, which sends the same', async () => {
    const form = await open();
    const editor = form.querySelector('[role=textbox]');
    expect(editor?.id).toBe('field-biography');
    expect(editor?.getAttribute('aria-label')).toBe('النبذة');
    expect(editor?.getAttribute('aria-required')).toBe('true');
    expect(form.querySelector('textarea')).toBeNull();
    expect(sent(form)).toEqual({ biography: 'بحيرات\n\nأدرسها', 'biography-html': '<h2>بحيرات</h2><p>أدرسها</p>' });
  });

  it('comes with the texts of its editor, which would else come over what is typed while it waits for them', async () => {
    let answer: (texts: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const form = document.createElement('form');
    document.body.replaceChildren(form);
    const root = createRoot(form);
    roots.push(root);
    const without = (
      <I18nextProvider i18n={createTexts('ar', { common, shell })}>{field.props.children}</I18nextProvider>
    );
    await act(async () => root.render(without));
    await act(() => import('./rich-text-editor'));
    expect(form.textContent).toBe('');
    await act(async () => answer(Response.json(richText)));
    await act(() => import('./rich-text-editor'));
    expect(form.querySelector('[role=textbox]')).not.toBeNull();
  });

  it('takes what was typed into the box up to the moment in which the box goes', async () => {
    const { form, box } = openBox();
    // As in a browser, which draws when it comes to it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const goes = new Promise<boolean>((resolve) => {
      Object.defineProperty(box, 'value', {
        get() {
          // Whatever happens next in the browser comes after this.
          queueMicrotask(() => resolve(!box.isConnected));
          return 'ج';
        },
      });
    });
    await import('./rich-text-editor');
    expect(await goes).toBe(true);
    expect(sent(form).biography).toBe('ج');
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('still differs from what it came with, once the editor has what was typed into the box', async () => {
    expect(hasTyping(await open())).toBe(false);
    const { form, box } = openBox();
    box.value = 'ج';
    await act(() => import('./rich-text-editor'));
    expect(form.querySelector('textarea')).toBeNull();
    expect(typedIn(form)).toEqual({ biography: 'ج', 'biography-html': '<p>ج</p>' });
  });

  it('comes once nobody writes in the box any more, and the press that ended that is over', async () => {
    vi.useFakeTimers();
    const { form, box } = openBox();
    box.focus();
    await act(() => import('./rich-text-editor'));
    box.value = 'ج';
    act(() => box.blur());
    expect(form.querySelector('textarea')).toBe(box);
    act(() => void vi.advanceTimersByTime(500));
    expect(form.querySelector('textarea')).toBeNull();
    expect(sent(form).biography).toBe('ج');
    vi.useRealTimers();
  });

  it('has a toolbar that is one stop of the Tab key, whose arrows lead on, and whose tools change the text', async () => {
    const form = await open();
    const toolbar = form.querySelector<HTMLElement>('[role=toolbar]');
    const tool = (name: string) => toolbar?.querySelector<HTMLElement>(`[data-tool="${name}"]`);
    const stops = () => [...form.querySelectorAll('[data-tool][tabindex="0"]')].map((one) => one.ariaLabel);
    expect(stops()).toHaveLength(1);
    expect(tool('heading1')?.getAttribute('aria-pressed')).toBe('true');
    const heard = vi.fn();
    form.addEventListener('input', heard);
    act(() => tool('heading2')?.click());
    expect(sent(form)['biography-html']).toBe('<h3>بحيرات</h3><p>أدرسها</p>');
    expect(heard).toHaveBeenCalled();
    expect(tool('heading2')?.getAttribute('aria-pressed')).toBe('true');
    act(() => tool('large')?.click());
    expect(sent(form)['biography-html']).toBe('<h3>بحيرات</h3><p>أدرسها</p>');
    expect(tool('large')?.getAttribute('aria-pressed')).toBe('true');
    act(() => tool('small')?.click());
    expect(['small', 'large'].map((name) => tool(name)?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    act(() => tool('small')?.click());
    expect(tool('small')?.getAttribute('aria-pressed')).toBe('false');
    act(() => tool('heading2')?.focus());
    const press = (key: string) =>
      act(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      });
    press('ArrowRight');
    expect(document.activeElement).toBe(tool('heading3'));
    press('Home');
    expect(document.activeElement).toBe(tool('text'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(tool('orderedList'));
    toolbar?.setAttribute('style', 'direction: rtl');
    press('ArrowRight');
    expect(document.activeElement).toBe(tool('bulletList'));
    act(() => tool('bulletList')?.click());
    expect(tool('bulletList')?.getAttribute('aria-disabled')).toBe('true');
  });
});

import { describe, expect, it } from 'vitest';
import { parseWith } from '../src/parse.js';
import { countCharacters, htmlOfText, isRichHtml, richTextOfForm, textOfHtml } from '../src/rich-text.js';
import { richText } from '../src/rich-text-field.js';
import * as z from 'zod/mini';
import { growth, notByTheSquare } from './support/growth.js';

const list = '<p>I &amp; lakes:</p><ul><li>one</li><li>two</li></ul>';

describe('A rich text', () => {
  it.each([
    ['<p>Lakes</p>', true],
    ['<h2>Lakes</h2><p>They</p>', true],
    ['<ul><li>Lakes</li></ul>', true],
    ['I <b>know</b> lakes', false],
    ['<pre-print> of 2020', false],
    ['', false],
  ])('%j: HTML is %s', (text, isHtml) => expect(isRichHtml(text)).toBe(isHtml));

  it('is shown as lines in a box of text, and made of lines again', () => {
    expect(textOfHtml(list)).toBe('I & lakes:\n\n• one\n• two');
    expect(textOfHtml(htmlOfText('One <b>\nmore\n\nTwo & three'))).toBe('One <b>\nmore\n\nTwo & three');
  });

  it('keeps its form where its words were not changed', () => {
    expect(richTextOfForm('I & lakes:\n\n• one\n• two\n', list)).toBe(list);
    expect(richTextOfForm('I & lakes:\n\n• one', list)).toBe('I & lakes:\n\n• one');
    expect(richTextOfForm('Lakes', '')).toBe('Lakes');
  });

  it('counts neither tags nor the marks of lists', () => {
    expect(countCharacters('<p><b>ab</b>c</p>')).toBe(3);
    expect(countCharacters('<ul><li>😀</li><li>b</li></ul>')).toBe('😀\nb'.length - 1);
    expect(countCharacters(' plain ')).toBe(5);
  });

  it.each(['<', '<!--', '<p', '&', '\n', ' '])(
    'is read no longer than its length asks, of %j again and again',
    (part) => {
      const read = (times: number) =>
        richTextOfForm('x', `<p>${part.repeat(times)}`) && countCharacters(`<p>${part.repeat(times)}`);
      expect(growth(read)).toBeLessThan(notByTheSquare);
    },
  );

  it.each([
    ['empty', '', ['coverLetter.required']],
    ['of an empty paragraph', '<p> </p><p><br></p>', ['coverLetter.required']],
    ['of few words with many tags', '<p><b>a</b><i>b</i></p>', ['text.min:3']],
    ['of words enough', '<p><b>a</b><i>b</i>c</p>', undefined],
    ['of too many words', `<p>${'a'.repeat(11)}</p>`, ['text.max:10']],
    ['of few words in a sea of tags', `<p>${'<b>a</b>'.repeat(8)}${'<i></i>'.repeat(5000)}</p>`, ['text.max:10']],
  ])('%s is judged by its words', (_, text, expected) => {
    const schema = z.object({ letter: richText({ required: 'coverLetter.required', min: 3, max: 10 }) });
    const parsed = parseWith(schema, { letter: text });
    expect(parsed.ok ? undefined : parsed.problems.letter).toEqual(expected);
  });
});

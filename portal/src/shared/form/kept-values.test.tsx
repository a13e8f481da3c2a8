import { beforeEach, expect, it } from 'vitest';
import { createKeptValues, type KeptValues } from './kept-values';

let form: HTMLFormElement;
let kept: KeptValues;

const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement; // of the form below
const choose = (...files: File[]) =>
  Object.defineProperty(control('cv'), 'files', { value: files, configurable: true });
const scan = () => new File(['%PDF'], 'scan.pdf');

/** As the page draws it once more with what was refused. */
function comeBack() {
  for (const name of ['first', 'last']) control(name).defaultValue = control(name).value;
}

beforeEach(() => {
  form = document.createElement('form');
  form.innerHTML = '<input name="first" value="Layla"><input name="last"><input name="cv" type="file">';
  kept = createKeptValues();
});

it('has what differs from the form as it came, with the names of its files', () => {
  control('first').value = 'Noura';
  choose(scan());
  expect(kept.of(form)).toEqual({ first: 'Noura', 'file:cv': 'scan.pdf' });
  expect(kept.of(form, ({ id }) => id !== '')).toEqual({ 'file:cv': 'scan.pdf' });
});

it('has what came back refused until it is taken, and what was typed over it', () => {
  control('first').value = 'Noura';
  kept.of(form);
  kept.noteSentBack();
  comeBack();
  control('last').value = 'Saleh';
  expect(kept.of(form)).toEqual({ first: 'Noura', last: 'Saleh' });
  control('first').value = 'Amina';
  expect(kept.of(form)).toEqual({ first: 'Amina', last: 'Saleh' });
  comeBack();
  expect(kept.noteTaken()).toEqual({});
  expect(kept.of(form)).toEqual({});
});

it('has the name of a missing file beside what is typed, also once that is taken, until one is chosen', () => {
  const left = { first: 'Noura', 'file:cv': 'scan.pdf' };
  expect(kept.noteMissing(form, left)).toEqual({ 'file:cv': 'scan.pdf' });
  control('last').value = 'Saleh';
  expect(kept.of(form)).toEqual({ last: 'Saleh', 'file:cv': 'scan.pdf' });
  expect(kept.noteTaken()).toEqual({ 'file:cv': 'scan.pdf' });
  choose(new File(['%PDF'], 'new.pdf'));
  kept.noteChosen(control('cv'));
  expect(kept.of(form)).toEqual({ last: 'Saleh', 'file:cv': 'new.pdf' });
  choose();
  kept.noteChosen(control('cv'));
  expect(kept.of(form)).toEqual({ last: 'Saleh' });
});

it('misses no file that the form holds, or that was kept elsewhere', () => {
  const left = { 'file:cv': 'scan.pdf' };
  expect(kept.noteMissing(form, left, 'scan.pdf')).toEqual({});
  expect(kept.of(form)).toEqual({});
  choose(scan());
  expect(kept.noteMissing(form, left)).toEqual({});
});

it('names no file that came back refused and was taken out since', () => {
  choose(scan());
  kept.of(form);
  kept.noteSentBack();
  choose();
  kept.noteChosen(control('cv'));
  expect(kept.of(form)).toEqual({});
});

it('forgets all of it', () => {
  kept.noteMissing(form, { 'file:cv': 'scan.pdf' });
  control('first').value = 'Noura';
  kept.of(form);
  kept.noteSentBack();
  comeBack();
  kept.forget();
  expect(kept.of(form)).toEqual({});
});

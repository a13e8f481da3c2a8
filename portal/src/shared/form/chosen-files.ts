import { shownFileName } from '@scholars/contract/file-names';

/*
 * No browser gives a file back to a page that is loaded anew. The name of one that was chosen and not sent is kept beside
 * what was typed, so that its form can say which one is missing.
 */

const mark = 'file:';

/** Names of files by the controls that held them, as they are kept. */
export type FileNames = Readonly<Record<string, string>>;

/** The files that a form holds. */
export function chosenFilesIn(form: HTMLFormElement): FileNames {
  const files = [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.type === 'file' && control.files?.[0]
      ? [[mark + control.name, shownFileName(control.files[0].name)] as const]
      : [],
  );
  return Object.fromEntries(files);
}

/** The files that what was kept of a form names, and that it does not hold. */
export function missingFilesOf(form: HTMLFormElement, kept: FileNames | undefined): FileNames {
  const held = chosenFilesIn(form);
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([name]) => name.startsWith(mark) && !(name in held)));
}

/** What was kept without the file of a control. */
export function withoutFileOf({ name }: HTMLInputElement, kept: FileNames): FileNames {
  return Object.fromEntries(Object.entries(kept).filter(([key]) => key !== mark + name));
}

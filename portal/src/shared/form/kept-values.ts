import { chosenFilesIn, missingFilesOf, withoutFileOf, type FileNames } from './chosen-files';
import { typedIn } from './typed-controls';

type Values = Readonly<Record<string, string>>;

/** What is known of a form that is kept as it is typed, beside what its controls say. */
export type KeptValues = ReturnType<typeof createKeptValues>;

export function createKeptValues() {
  let last: Values = {};
  /** What came back refused: the form's controls have that as what they came with. */
  let sentBack: Values = {};
  /** What is still to be chosen again: its name stays until it is. */
  let missing: FileNames = {};
  return {
    /**
     * @param isWanted whether a control counts; all do where it is left out
     * @returns what is to be kept of the form as it is now
     */
    of(form: HTMLFormElement, isWanted?: (control: HTMLElement) => boolean): Values {
      last = { ...sentBack, ...typedIn(form, isWanted), ...missing, ...chosenFilesIn(form) };
      return last;
    },
    /** @param values what came back; what was kept last, where it is left out */
    noteSentBack(values: Values = last) {
      sentBack = values;
    },
    /**
     * Before anything is kept: else the name of a file that is missing is lost.
     *
     * @param left what was kept of the form before it was opened
     * @param stored what a file is called that was kept elsewhere meanwhile
     * @returns the files that have to be chosen again
     */
    noteMissing(form: HTMLFormElement, left: Values | undefined, stored = ''): FileNames {
      const files = missingFilesOf(form, left);
      missing = stored && Object.values(files).includes(stored) ? {} : files;
      return missing;
    },
    /** Once somebody has chosen one, or none after all. */
    noteChosen(control: HTMLInputElement) {
      missing = withoutFileOf(control, missing);
      sentBack = withoutFileOf(control, sentBack);
    },
    /**
     * Once what was typed is elsewhere.
     *
     * @returns the files that are missing still
     */
    noteTaken(): FileNames {
      last = sentBack = {};
      return missing;
    },
    /** Once all of it is. */
    forget() {
      last = sentBack = missing = {};
    },
  };
}

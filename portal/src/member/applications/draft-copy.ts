import { chosenFilesIn, type FileNames } from '~/shared/form/chosen-files';
import { openSealedStore } from '~/shared/form/sealed-store';
import { typedIn } from '~/shared/form/typed-controls';

export type DraftCopy = ReturnType<typeof openDraftCopy>;

/**
 * What is typed into an application, in this browser, sealed, until the server has it.
 *
 * @param id of the opportunity
 * @param key of the person, as `openSealedStore` takes it
 */
export function openDraftCopy(id: string, key: string) {
  const store = openSealedStore('application', key);
  /** What was written last, and what of it came back from the server refused: that stands as it came. */
  let written: Record<string, string> = {};
  let sentBack: Record<string, string> = {};
  /** What is still to be chosen again: its name stays until it is. */
  let missing: FileNames = {};
  return {
    read: () => store.read(id),
    write(form: HTMLFormElement) {
      written = { ...sentBack, ...typedIn(form), ...missing, ...chosenFilesIn(form) };
      void store.write(id, written);
    },
    /** The form's controls have what was written as what they came with. */
    noteSentBack() {
      sentBack = written;
    },
    noteMissing(files: FileNames) {
      missing = files;
    },
    forget() {
      written = sentBack = {};
      if (Object.keys(missing).length > 0) void store.write(id, missing);
      else store.forget(id);
    },
    /** Tells when another tab writes into its copy. @returns what ends that */
    onWrittenElsewhere: (tell: () => void) => store.onWritten(id, tell),
  };
}

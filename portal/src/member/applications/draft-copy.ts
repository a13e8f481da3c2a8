import { createKeptValues } from '~/shared/form/kept-values';
import { openSealedStore } from '~/shared/form/sealed-store';

export type DraftCopy = ReturnType<typeof openDraftCopy>;

/**
 * What is typed into an application, in this browser, sealed, until the server has it.
 *
 * @param id of the opportunity
 * @param key of the person, as `openSealedStore` takes it
 */
export function openDraftCopy(id: string, key: string) {
  const store = openSealedStore('application', key);
  const { of, noteTaken, noteSentBack, noteMissing, noteChosen } = createKeptValues();
  return {
    noteSentBack: () => noteSentBack(),
    noteMissing,
    noteChosen,
    read: () => store.read(id),
    write: (form: HTMLFormElement) => void store.write(id, of(form)),
    /** Once the server has what was typed. */
    forget() {
      const missing = noteTaken();
      if (Object.keys(missing).length > 0) void store.write(id, missing);
      else store.forget(id);
    },
    /** Tells when another tab writes into its copy. @returns what ends that */
    onWrittenElsewhere: (tell: () => void) => store.onWritten(id, tell),
  };
}

import { adminApi } from '@strapi/strapi/admin';
import { changeCalls } from '../edit-view/change-calls';
import { openedHeader, unsaved } from '../../platform/strapi/opened-header';
import type { Values } from './merge-fields';

/** An entry as a form was opened with it; what is written in one language only names none. */
export interface OpenedVersion {
  uid: string;
  documentId: string;
  locale?: string | undefined;
}

/** What of a call of Strapi's for an entry is used here. */
interface EntryArguments {
  model: string;
  documentId?: string;
  params?: { locale?: string | undefined; status?: string; compared?: string };
}

interface Action {
  type: string;
  payload?: { data?: { updatedAt?: string } };
  meta?: { arg?: { endpointName?: string; originalArgs?: EntryArguments } };
}
interface Store {
  dispatch(action: unknown): unknown;
}
type Middleware = (store: Store) => (next: (action: Action) => unknown) => (action: Action) => unknown;

interface Call {
  config?: { headers?: Record<string, string> };
}
interface Definition {
  query(entry: EntryArguments): Call;
  invalidatesTags(result: unknown, error: unknown, entry: EntryArguments): readonly unknown[];
}

interface Opened {
  edition: string;
  /** What of that edition the form was brought together with; nothing where it was filled with it. */
  base?: Values;
}

const saves = new Set(['updateDocument', 'publishDocument']);

/** With which edition of each entry the forms of this page were opened. */
class OpenedEditions {
  readonly #editions = new Map<string, Opened>();
  #store: Store | undefined;

  /** Notes what the form of an entry is filled with. What has been saved is known once it is read again. */
  readonly note: () => Middleware = () => (store) => {
    this.#store = store;
    return (next) => (action) => {
      const { endpointName = '', originalArgs } = action.meta?.arg ?? {};
      if (originalArgs && action.type.endsWith('/fulfilled')) {
        if (saves.has(endpointName)) this.#editions.delete(keyOf(originalArgs));
        else if (endpointName === 'getDocument' && fillsForm(originalArgs))
          this.#editions.set(keyOf(originalArgs), { edition: action.payload?.data?.updatedAt ?? unsaved });
      }
      return next(action);
    };
  };

  /** Has the next save of an entry be of an edition that its form was not filled with, but brought together with. */
  open(version: OpenedVersion, edition: string, base: Values): void {
    this.#editions.set(keyOfVersion(version), { edition, base });
    // What others have linked is shown from now on.
    this.#store?.dispatch((adminApi as unknown as TagApi).util.invalidateTags(['Relations']));
  }

  /** What a form was brought together with; nothing where it stands by what it was filled with. */
  baseOf(version: OpenedVersion): Values | undefined {
    return this.#editions.get(keyOfVersion(version))?.base;
  }

  /**
   * Has what is saved say with which edition it was opened (`platform/strapi/refuse-stale-saves.ts`). What was refused is
   * not read again, by which the form would lose what is typed.
   */
  tellWithSaves(): void {
    const tell = (definition: Definition) => {
      const { query, invalidatesTags } = definition;
      definition.query = (entry) => {
        const opened = this.#editions.get(keyOf(entry));
        const call = query(entry);
        return opened ? { ...call, config: { ...call.config, headers: { [openedHeader]: opened.edition } } } : call;
      };
      definition.invalidatesTags = (result, error, entry) => (error ? [] : invalidatesTags(result, error, entry));
    };
    changeCalls(Object.fromEntries([...saves].map((name) => [name, tell])));
  }
}

/** Strapi's parts make their tags known to it, without types. */
interface TagApi {
  util: { invalidateTags(tags: readonly string[]): unknown };
}

/** What is read to be compared fills no form. */
const fillsForm = ({ params }: EntryArguments) => params?.status !== 'published' && params?.compared === undefined;

const keyOf = ({ model, documentId, params }: EntryArguments) => `${model} ${documentId} ${params?.locale ?? 'en'}`;

const keyOfVersion = ({ uid, documentId, locale }: OpenedVersion) =>
  keyOf({ model: uid, documentId, params: { locale } });

export const openedEditions = new OpenedEditions();

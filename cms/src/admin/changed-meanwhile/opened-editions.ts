import { changeCalls } from '../edit-view/change-calls';
import { openedHeader, unsaved } from '../../platform/strapi/opened-header';

/** What of a call of Strapi's for an entry is used here. */
interface EntryArguments {
  model: string;
  documentId?: string;
  params?: { locale?: string; status?: string };
}

interface Action {
  type: string;
  payload?: { data?: { updatedAt?: string } };
  meta?: { arg?: { endpointName?: string; originalArgs?: EntryArguments } };
}
type Middleware = () => (next: (action: Action) => unknown) => (action: Action) => unknown;

interface Call {
  config?: { headers?: Record<string, string> };
}
interface Definition {
  query(entry: EntryArguments): Call;
  invalidatesTags(result: unknown, error: unknown, entry: EntryArguments): readonly unknown[];
}

const saves = new Set(['updateDocument', 'publishDocument']);

/** With which edition of each entry the forms of this page were opened. */
class OpenedEditions {
  readonly #editions = new Map<string, string>();

  /** Notes what the form of an entry is filled with. What has been saved is known once it is read again. */
  readonly note: () => Middleware = () => () => (next) => (action) => {
    const { endpointName = '', originalArgs } = action.meta?.arg ?? {};
    if (originalArgs && action.type.endsWith('/fulfilled')) {
      if (saves.has(endpointName)) this.#editions.delete(keyOf(originalArgs));
      else if (endpointName === 'getDocument' && originalArgs.params?.status !== 'published')
        this.open(originalArgs, action.payload?.data?.updatedAt ?? unsaved);
    }
    return next(action);
  };

  /** Has the next save of an entry be of an edition that its form was not filled with. */
  open(entry: EntryArguments, edition: string): void {
    this.#editions.set(keyOf(entry), edition);
  }

  /**
   * Has what is saved say with which edition it was opened (`platform/strapi/refuse-stale-saves.ts`). What was refused is
   * not read again, by which the form would lose what is typed.
   */
  tellWithSaves(): void {
    const tell = (definition: Definition) => {
      const { query, invalidatesTags } = definition;
      definition.query = (entry) => {
        const edition = this.#editions.get(keyOf(entry));
        const call = query(entry);
        return edition ? { ...call, config: { ...call.config, headers: { [openedHeader]: edition } } } : call;
      };
      definition.invalidatesTags = (result, error, entry) => (error ? [] : invalidatesTags(result, error, entry));
    };
    changeCalls(Object.fromEntries([...saves].map((name) => [name, tell])));
  }
}

const keyOf = ({ model, documentId, params }: EntryArguments) => `${model} ${documentId} ${params?.locale ?? 'en'}`;

export const openedEditions = new OpenedEditions();

import type { Locale } from './locale.js';
import { messageKeyOf, renderMessage, type MessageCatalogue } from './messages.js';
import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };

// Both languages have the same keys: a missing one does not compile, in either direction.
arabic satisfies Record<keyof typeof english, unknown>;
english satisfies Record<keyof typeof arabic, unknown>;

/** Both catalogues at once: for servers and tests. A browser loads the JSON of its own language. */
export const messageCatalogues: Record<Locale, MessageCatalogue> = { en: english, ar: arabic };

/** The text of a message reference in a language; throws on a reference that is not in the catalogue. */
export function messageText(locale: Locale, ref: string): string {
  return renderMessage(messageCatalogues[locale], locale, ref);
}

/** True for a reference that `messageText` can render. */
export function isMessageRef(ref: string): boolean {
  return messageKeyOf(ref) in english;
}

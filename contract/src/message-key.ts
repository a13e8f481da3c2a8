import english from './messages/en.json' with { type: 'json' };

/** The name of a message, the same in both languages. Only the type is taken of the texts: nothing is loaded for it. */
export type MessageKey = keyof typeof english;

/** One line of a small list: `Reference: FF-2026-000123`. */
export interface Fact {
  label: string;
  value: string;
}

/** What a mail says, before it has a shape. All texts are plain: markup in them is shown, never obeyed. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject; one sentence that the mail does not begin with anyway. */
  preview: string;
  heading: string;
  /** The first is usually the greeting. */
  paragraphs: string[];
  facts?: Fact[];
  /** Words of a person, set apart and with their line breaks. */
  quote?: string;
  /** Things to read on the site, each a link. */
  entries?: { title: string; url: string; note?: string }[];
  afterEntries?: string;
  /** The one thing to do. The text part writes the address out. */
  action?: { label: string; url: string };
  closing?: string;
  /** `pageUrl` for a person to open; `oneClickUrl` takes the mail program's POST (RFC 8058). */
  unsubscribe?: { pageUrl: string; oneClickUrl: string };
}

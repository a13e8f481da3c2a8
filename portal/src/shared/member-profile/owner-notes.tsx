import { Fragment } from 'react';
import { Notice } from '~/ui/notice';
import { dot } from './profile-section';

/** What the owner of a profile is told on it. In words, from the loader: the page of visitors carries none of them. */
export interface OwnerNote {
  text: string;
  ways: readonly { label: string; href: string; lang?: string }[];
}

export function OwnerNotes({ notes }: { notes: readonly OwnerNote[] }) {
  return notes.map(({ text, ways }) => (
    <div key={text} data-print="no">
      <Notice>
        <p>{text}</p>
        <p>
          {ways.map(({ label, href, lang }, i) => (
            <Fragment key={href}>
              {i > 0 && dot}
              <a href={href} hrefLang={lang}>
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      </Notice>
    </div>
  ));
}

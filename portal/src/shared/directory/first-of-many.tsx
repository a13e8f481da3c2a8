import type { ReactNode } from 'react';
import { CardGrid } from '~/ui/card';
import { MoreLink } from '~/ui/more-link';
import { Section } from '~/ui/section';

interface Props {
  title: string;
  cards: ReactNode[];
  /** Where all of them are. */
  all: { to: string; label: string } | false;
  tone?: 'plain' | 'sunken';
}

/** The first cards of a longer list, on the page of an entry they belong to. Nothing without any; not printed. */
export function FirstOfMany({ title, cards, all, tone = 'sunken' }: Props) {
  if (cards.length === 0) return null;
  return (
    <div data-print="no">
      <Section tone={tone} head="beside" title={title} action={all && <MoreLink to={all.to}>{all.label}</MoreLink>}>
        <CardGrid>{cards}</CardGrid>
      </Section>
    </div>
  );
}

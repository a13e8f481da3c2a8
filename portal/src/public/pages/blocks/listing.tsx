import type { BlockOf } from '@scholars/contract/pages';
import { MoreLink } from '~/ui/more-link';
import { BlockSection } from './block-section';
import type { Live } from './live';
import { AreaIndex } from './listing/area-index';
import { AreaPlates } from './listing/area-plates';
import { OpportunityLedger } from './listing/opportunity-ledger';
import { OrganizationRegister } from './listing/organization-register';
import { People } from './people';

/** Live entries of the network below a head that staff wrote. */
export function Listing({ block, live }: { block: BlockOf<'listing'>; live: Live }) {
  const { title, lead, category, linkLabel } = block;
  const action = linkLabel && <MoreLink to={pathOfAll(block)}>{linkLabel}</MoreLink>;
  switch (live.kind) {
    case 'areas':
      return category ? (
        <BlockSection title={title} lead={lead} action={action}>
          <AreaIndex areas={live.areas} category={category} />
        </BlockSection>
      ) : (
        <BlockSection title={title} lead={lead} action={action} layout="top">
          <AreaPlates areas={live.areas} />
        </BlockSection>
      );
    case 'opportunities':
      return (
        <BlockSection title={title} lead={lead} action={action} tone="sunken">
          <OpportunityLedger opportunities={live.opportunities} />
        </BlockSection>
      );
    case 'organizations':
      return (
        live.organizations.length > 0 && (
          <BlockSection title={title} lead={lead} action={action} layout="top">
            <OrganizationRegister organizations={live.organizations} />
          </BlockSection>
        )
      );
    case 'members':
      return <People block={block} people={live.members} action={action} />;
    default:
      return null;
  }
}

/** The list of which a listing shows the beginning. Each list names the category in its own way (spec §2). */
function pathOfAll({ subject, category }: BlockOf<'listing'>): string {
  if (subject === 'areas') return '/about';
  if (!category) return `/${subject}`;
  return subject === 'opportunities' ? `/opportunities?agsCategory=${category}` : `/${subject}?agsCat=${category}`;
}

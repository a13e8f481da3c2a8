import type { AreaReference } from '@scholars/contract/shapes';
import { Chip } from '~/ui/chip';

/** An entry's thematic areas, each in its hue; links where `hrefOf` says where to. */
export function AreaChips({
  areas,
  hrefOf,
}: {
  areas: readonly AreaReference[];
  hrefOf?: (area: AreaReference) => string;
}) {
  return areas.map((area) => (
    <Chip key={area.id} area={area.id} to={hrefOf?.(area)}>
      {area.title}
    </Chip>
  ));
}

import { Button, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { findGroup } from '../layouts';
import { changedId, labelId } from '../words';
import { useBothSides, type Side } from './both-sides';
import { ChooseFields } from './choose-fields';
import type { OpenedVersion } from './opened-editions';

interface Props {
  version: OpenedVersion;
  edition: string;
}

/** What the other changed and what both did, and the way to have it all in one form. */
export function BringTogether({ version, edition }: Props) {
  const { formatMessage, formatList } = useIntl();
  const sides = useBothSides(version, edition);
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <Typography textColor="success700" role="status">
        {formatMessage({ id: changedId('togetherNow') })}
      </Typography>
    );
  if (!sides) return null;
  const { contested, bringTogether } = sides;
  const labelOf = (field: string) => formatMessage({ id: labelId(version.uid, field), defaultMessage: field });
  const named = (fields: readonly string[]) => ({ fields: formatList(fields.map(labelOf)) });
  // What the site keeps for itself has no place in the form.
  const theirs = sides.theirs.filter((field) => findGroup(version.uid, field) !== undefined);
  const put = (chosen: Readonly<Record<string, Side>>) => {
    bringTogether(chosen);
    setDone(true);
  };
  return (
    <>
      {theirs.length > 0 && (
        <Typography textColor="neutral800">{formatMessage({ id: changedId('there') }, named(theirs))}</Typography>
      )}
      {contested.length > 0 ? (
        <>
          <Typography textColor="neutral800">
            {formatMessage({ id: changedId('both') }, named(contested.map(({ name }) => name)))}
          </Typography>
          <ChooseFields fields={contested} labelOf={labelOf} onChoose={put} />
        </>
      ) : (
        <>
          <Typography textColor="neutral800">{formatMessage({ id: changedId('apart') })}</Typography>
          <Button fullWidth onClick={() => put({})}>
            {formatMessage({ id: changedId('together') })}
          </Button>
        </>
      )}
    </>
  );
}

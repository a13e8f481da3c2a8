import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PanelProps } from '../edit-view/shown-entry';
import { ownTimeZone, shortMoment } from '../moments/moment-words';
import { changedId } from '../words';
import { BringTogether } from './bring-together';
import type { OpenedVersion } from './opened-editions';

interface Change {
  /** When it was saved; the edition of the entry. */
  edition: string;
  by: string | null;
}

/** Beside a form that was not saved, as somebody has saved the entry since it was opened: who, when, and what to do. */
export function ChangedPanel({ model, documentId }: PanelProps) {
  const { formatMessage } = useIntl();
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
  const isRefused = useForm('ChangedPanel', ({ errors }) => 'updatedAt' in errors);
  if (!isRefused || !documentId) return null;
  const version = { uid: model, documentId, locale: query.plugins?.i18n?.locale };
  return {
    title: formatMessage({ id: changedId('title') }),
    content: <WhatToDo version={version} />,
  };
}

function WhatToDo({ version }: { version: OpenedVersion }) {
  const { formatMessage, locale: language } = useIntl();
  const { get } = useFetchClient();
  const [change, setChange] = useState<Change | 'unread'>();
  const { uid, documentId, locale } = version;
  // The CMS knows who it was.
  useEffect(() => {
    const asking = new AbortController();
    get<{ data: Change }>(`/desk/changes/${uid}/${documentId}`, { params: { locale }, signal: asking.signal }).then(
      ({ data }) => setChange(data.data),
      () => asking.signal.aborted || setChange('unread'),
    );
    return () => asking.abort();
  }, [get, uid, documentId, locale]);
  if (change === undefined) return null;
  const text = (name: string, values?: Record<string, string>) => formatMessage({ id: changedId(name) }, values);
  if (change === 'unread') return <Typography textColor="warning700">{text('unread')}</Typography>;
  const { edition, by } = change;
  const moment = shortMoment(new Date(edition), ownTimeZone(), language);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography textColor="warning700">{by ? text('by', { by, moment }) : text('at', { moment })}</Typography>
      <Typography textColor="neutral800">{text('kept')}</Typography>
      <BringTogether version={version} edition={edition} />
      <LinkButton variant="secondary" fullWidth href={window.location.href} target="_blank">
        {text('look')}
      </LinkButton>
      <Button variant="danger-light" fullWidth onClick={() => window.location.reload()}>
        {text('theirs')}
      </Button>
    </Flex>
  );
}

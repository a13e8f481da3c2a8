import { Button, Flex, LinkButton, Portal, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { previewId } from '../words';

/** Where staff open the desk, and the origins at which the site lets itself be shown beside a form. */
interface DeskAddress {
  url: string;
  origins: string[];
}

/** In the place of a preview that the browser leaves blank, as the desk was opened at another address than its own: why. */
export function PreviewElsewhere() {
  const { get } = useFetchClient();
  const [shown, setShown] = useState<{ url: string; frame: HTMLIFrameElement }>();
  // The CMS knows the desk's own address.
  useEffect(() => {
    const asking = new AbortController();
    get<{ data: DeskAddress }>('/desk/address', { signal: asking.signal }).then(
      ({ data: { data } }) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[data-testid="preview-iframe"]');
        if (frame && !data.origins.includes(window.location.origin)) setShown({ url: data.url, frame });
      },
      // Without an answer nothing is said, and the preview is as it is.
      () => undefined,
    );
    return () => asking.abort();
  }, [get]);
  const place = shown?.frame.parentElement;
  if (!place) return null;
  return (
    <Portal container={place} className="preview-elsewhere" height="100%">
      <Why url={shown.url} place={place} />
    </Portal>
  );
}

function Why({ url, place }: { url: string; place: HTMLElement }) {
  const { formatMessage } = useIntl();
  const { host, pathname, search } = window.location;
  const there = url + pathname.replace(/^\/admin(?=\/|$)/, '') + search;
  const openAlone = () => window.open(place.querySelector('iframe')?.src, '_blank', 'noopener');
  return (
    <Flex direction="column" justifyContent="center" gap={4} padding={6} height="100%">
      <Typography variant="beta" tag="h2">
        {formatMessage({ id: previewId('title') })}
      </Typography>
      <Typography textColor="neutral800" textAlign="center" style={{ maxWidth: '52rem' }}>
        {formatMessage({ id: previewId('why') }, { here: host, url })}
      </Typography>
      <LinkButton href={there}>{formatMessage({ id: previewId('there') })}</LinkButton>
      <Button variant="tertiary" onClick={openAlone}>
        {formatMessage({ id: previewId('alone') })}
      </Button>
    </Flex>
  );
}

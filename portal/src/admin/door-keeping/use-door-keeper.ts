import { useDataProvider } from '@refinedev/core';
import type { DoorGuest } from '@scholars/contract/event-arrivals';
import { fillPath } from '@scholars/contract/endpoint';
import { getEvent, type Event } from '@scholars/contract/events';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { useEffect, useState } from 'react';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { KeptDoor } from './door-document';
import { readFrame } from './door-frame';
import { DoorKeeper } from './door-keeper';
import { forgetDoors, keepDoor, renewDoor } from './kept-doors';
import { keptUntil } from './kept-until';

/** With what the page that the server sent keeps its door. */
export interface DoorKeeping {
  /** The session's, with which it goes. */
  mark: string;
  /** When that ends by itself; ISO 8601. */
  endsAt: string;
  /** The address of the script that draws what is kept. */
  findScript: () => Promise<string>;
}

interface Given {
  guests: readonly DoorGuest[];
  /** Milliseconds since 1970; 0 where nothing was read yet. */
  readAt: number;
  keeping: DoorKeeping | undefined;
  /** Of the page that the device has kept. */
  kept: KeptDoor | undefined;
}

/**
 * Keeps the list of an open door on the device as it is read.
 *
 * @returns until when at the latest; nothing where it is not kept
 */
export function useDoorKeeper({ guests, readAt, keeping, kept }: Given): string | undefined {
  const provider = useDataProvider()();
  const texts = useTexts();
  const t = useText('door');
  const { locale } = useLocale();
  const [until, setUntil] = useState(kept?.until);
  const [keeper] = useState(
    () =>
      new DoorKeeper(
        {
          begin: keeping && begin,
          renew: (list) => renewDoor(locale, list),
          onKept: setUntil,
        },
        kept?.until,
      ),
  );

  async function begin(list: Pick<KeptDoor, 'guests' | 'readAt'>): Promise<string | undefined> {
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }; // not in every window
    if (!keeping || !serviceWorker) return undefined;
    // It drops what is kept: without it nothing is.
    await serviceWorker.register('/service-worker.js');
    await serviceWorker.ready;
    const answer = await provider.custom?.({ url: fillPath(getEvent.path, { slug: gatheringSlug }), method: 'get' });
    const end = keptUntil(answer?.data as unknown as Event, keeping.endsAt); // the contract's, as everywhere here
    if (end <= new Date().toISOString()) return undefined;
    const frame = await readFrame(await keeping.findScript(), t('title'), locale, texts);
    await keepDoor(keeping.mark, frame, { ...list, until: end });
    // Where the site wants none it has taken itself away by now.
    if (await serviceWorker.getRegistration()) return end;
    await forgetDoors();
    return undefined;
  }

  // The device is asked once a minute, and where something has changed.
  const minute = Math.floor(readAt / 60_000);
  useEffect(() => {
    if (minute > 0) void keeper.keep({ guests, readAt: new Date(minute * 60_000).toISOString() });
  }, [keeper, guests, minute]);
  return until;
}

import type { DoorGuest } from '@scholars/contract/event-arrivals';
import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import type { DoorState } from './door-result';
import { findGuests } from './find-door-guests';
import type { useDoor } from './use-door';
import type { DoorRemarkOf } from './use-remarks';

/** What is typed or read at the door, what the door did last, and what it does next with whom it found. */
export function useDoorState({
  guests,
  remarks,
  forget,
  act,
}: Pick<ReturnType<typeof useDoor>, 'guests' | 'remarks' | 'forget' | 'act'>) {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<DoorState>();
  const input = useRef<InputRef>(null);
  const list = useRef<HTMLUListElement>(null);

  const isShown = ({ result }: DoorRemarkOf) =>
    state !== undefined && 'clientId' in state && state.clientId === result.clientId;

  function show(next: DoorState | undefined): void {
    // What was said of the last guest has been seen.
    for (const seen of remarks.filter(isShown)) forget(seen.result.clientId);
    setState(next);
  }

  function letIn(id: string, reason: string): void {
    show({ is: 'in', id, clientId: act(id, 'in', { reason }) });
    input.current?.focus();
  }

  function letOut(id: string): void {
    show({ is: 'out', id, clientId: act(id, 'out') });
    input.current?.focus();
  }

  /** Who comes by their answer is let in at once by the code; about everybody else, and by name, it is asked first. */
  function meet(guest: DoorGuest, isByCode: boolean): void {
    setTyped('');
    if (isByCode && guest.answer === 'yes' && !guest.arrivedAt) letIn(guest.id, '');
    else show({ is: 'asked', id: guest.id });
  }

  function look(given: string): void {
    const { found, isByCode } = findGuests(guests, given);
    const [first, other] = found;
    if (first && !other) return meet(first, isByCode);
    if (given.trim() === '') return;
    setTyped(given);
    if (first) {
      show(undefined);
      list.current?.focus();
    } else {
      show({ is: 'unknown', typed: given.trim() });
      // What is typed or read next takes its place.
      input.current?.select();
    }
  }

  return { typed, setTyped, state, isShown, input, list, letIn, letOut, meet, look };
}

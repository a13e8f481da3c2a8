import { findLivePerson, findStandingSessions } from '../api/account/live-people.js';
import { hearLooking, hearTyping, keepSeen, leaveChat } from '../api/chat/live-chat.js';
import { tellUnreadHere } from '../api/notification/live-unread.js';
import { hearOpen, leaveRecord, lookForOthers, tellOpenHere } from '../api/submission/live-record.js';
import { openLiveChannel } from '../platform/live/live-channel.js';

/** Call before the server listens. */
export function startLiveChannel(): void {
  openLiveChannel({
    findPerson: findLivePerson,
    findStanding: findStandingSessions,
    words: { typing: hearTyping, looking: hearLooking, open: hearOpen },
    tellUnreadHere,
    tellOpenHere,
    keepSeen: async () => {
      lookForOthers();
      await keepSeen();
    },
    left: (socket) => {
      leaveChat(socket);
      leaveRecord(socket);
    },
  });
}

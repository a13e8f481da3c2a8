// Written by the test of the texts: `npx vitest run english-texts -u`.

/** The locale files of pages. What a text is called, and whether it is counted, is read from the English ones. */
export interface LocaleFiles {
  account: typeof import('./en/account.json');
  admin: typeof import('./en/admin.json');
  applications: typeof import('./en/applications.json');
  'asked-information': typeof import('./en/asked-information.json');
  asking: typeof import('./en/asking.json');
  auth: typeof import('./en/auth.json');
  captcha: typeof import('./en/captcha.json');
  chat: typeof import('./en/chat.json');
  common: typeof import('./en/common.json');
  connections: typeof import('./en/connections.json');
  'contact-us': typeof import('./en/contact-us.json');
  directory: typeof import('./en/directory.json');
  door: typeof import('./en/door.json');
  'email-change': typeof import('./en/email-change.json');
  errors: typeof import('./en/errors.json');
  event: typeof import('./en/event.json');
  'focus-areas': typeof import('./en/focus-areas.json');
  'founding-fellows-profile': typeof import('./en/founding-fellows-profile.json');
  gathering: typeof import('./en/gathering.json');
  guests: typeof import('./en/guests.json');
  'join-us': typeof import('./en/join-us.json');
  'list-descriptions': typeof import('./en/list-descriptions.json');
  lists: typeof import('./en/lists.json');
  live: typeof import('./en/live.json');
  'member-profile': typeof import('./en/member-profile.json');
  members: typeof import('./en/members.json');
  'my-calendar': typeof import('./en/my-calendar.json');
  'my-organizations': typeof import('./en/my-organizations.json');
  'my-profile': typeof import('./en/my-profile.json');
  'my-searches': typeof import('./en/my-searches.json');
  newsletter: typeof import('./en/newsletter.json');
  notifications: typeof import('./en/notifications.json');
  offline: typeof import('./en/offline.json');
  opportunities: typeof import('./en/opportunities.json');
  organizations: typeof import('./en/organizations.json');
  pages: typeof import('./en/pages.json');
  preferences: typeof import('./en/preferences.json');
  preview: typeof import('./en/preview.json');
  privacy: typeof import('./en/privacy.json');
  'profile-import': typeof import('./en/profile-import.json');
  'profile-view': typeof import('./en/profile-view.json');
  recommendations: typeof import('./en/recommendations.json');
  records: typeof import('./en/records.json');
  'rich-text': typeof import('./en/rich-text.json');
  search: typeof import('./en/search.json');
  'second-factor': typeof import('./en/second-factor.json');
  sheets: typeof import('./en/sheets.json');
  shell: typeof import('./en/shell.json');
  statistics: typeof import('./en/statistics.json');
  'submission-form': typeof import('./en/submission-form.json');
  'travel-intake': typeof import('./en/travel-intake.json');
  'travel-request': typeof import('./en/travel-request.json');
  'unsent-form': typeof import('./en/unsent-form.json');
}

/** The placeholders of each English text. */
export interface Placeholders {
  account: {
    'email.until': 'moment';
    'sessions.moment': 'date' | 'time';
    'kept.file': 'name';
  };
  admin: {
    title: 'page';
    'nav.new': 'things';
    'nav.unread': 'count';
    'counted.founding-fellows-profiles': 'count';
    'counted.travel-intakes': 'count';
    'counted.contact-messages': 'count';
    'counted.organization-requests': 'count';
    'counted.applications': 'count';
    'counted.travel-requests': 'count';
    'counted.message-reports': 'count';
    'dashboard.byStatus': 'queue';
    'dashboard.all': 'count';
    'dashboard.allWaiting': 'count';
    'queue.since': 'day';
    'queue.until': 'day';
    'queue.lastDays': 'count';
    'queue.nextDays': 'count';
    'queue.perPage': 'count';
    'queue.range': 'from' | 'to' | 'total';
    'detail.back': 'queue';
    'detail.received': 'date';
    'detail.copy': 'field';
    'detail.openFileNamed': 'name';
    'detail.fileErased': 'date';
    'next.to': 'status';
    'next.forDays': 'count';
    'next.hides': 'count';
    'guests.seats': 'count';
    'guests.brings': 'count';
    'mail.total': 'count';
    'mail.failed': 'count';
    'mail.attempts': 'count';
    'mail.resendNamed': 'subject';
    'conflict.unknown': 'status';
    'history.fileAdded': 'file';
    'history.fileOpened': 'file';
    'history.fileErased': 'file';
    'history.assigned': 'name';
    'assignee.saidTo': 'name';
    'correspondence.message.hint': 'address';
    'report.hideNamed': 'text';
    'report.file': 'name';
    'report.nowDeleted': 'date';
    'report.nowHidden': 'date';
    'report.suspendedUntil': 'date';
    'report.others': 'count';
    'accounts.total': 'count';
    'accounts.opened': 'date';
    'accounts.seen': 'date';
    'accounts.erased': 'date';
    'related.account': 'state';
    'related.others': 'count';
  };
  applications: {
    'apply.titleOf': 'opportunity';
    'apply.closesOn': 'date';
    'apply.cvOfProfile': 'name';
    'apply.cvOfDraft': 'name';
    'apply.saved': 'at';
    'list.count': 'count';
    'list.sentOn': 'date';
    'list.writtenOn': 'date';
    'list.answered': 'date';
    'whole.titleOf': 'opportunity';
    'whole.cvFacts': 'date' | 'size';
    'whole.erased': 'date';
    'withdraw.text': 'opportunity';
    'withdraw.draftText': 'opportunity';
  };
  auth: {
    'fields.passwordHint': 'count';
  };
  chat: {
    title: 'count';
    found: 'count';
    unread: 'count';
    typing: 'name';
    log: 'name';
    'message.from': 'name';
    'block.submit': 'name';
    'block.undo': 'name';
    'block.lifted': 'name';
    'block.done': 'name';
  };
  connections: {
    count: 'count';
    'state.declined': 'date';
    'actNamed.connect': 'name';
    'actNamed.accept': 'name';
    'actNamed.decline': 'name';
    'actNamed.withdraw': 'name';
    'actNamed.remove': 'name';
    'actNamed.block': 'name';
    'actNamed.unblock': 'name';
    'actNamed.message': 'name';
    'done.connect': 'name';
    'done.accept': 'name';
    'done.decline': 'name';
    'done.withdraw': 'name';
    'done.remove': 'name';
    'done.block': 'name';
    'done.unblock': 'name';
    'done.message': 'name';
    'since.connected': 'date';
    'since.received': 'date';
    'since.sent': 'date';
    'since.declined': 'date';
    'since.blocked': 'date';
    'known.mutual': 'count';
    'known.areas': 'count';
    'ask.title': 'name';
  };
  directory: {
    'filters.toResults': 'count';
    quoted: 'text';
    rejected: 'names';
    'hidden.text': 'found';
    'hidden.action': 'q';
    'notFound.title': 'q';
    'deadline.closesOn': 'date';
    'deadline.closedOn': 'date';
    'deadline.daysLeft': 'count';
    opportunityCount: 'count';
  };
  door: {
    found: 'count';
    undoWhom: 'name';
    brings: 'count';
    'result.already': 'time';
    'pending.all': 'count';
    asOf: 'time';
    asOfDay: 'date' | 'time';
    kept: 'date';
    twice: 'name' | 'time';
    refused: 'name';
    gone: 'name';
  };
  event: {
    'invitation.until': 'date';
    'given.waitingText': 'place';
    'given.on': 'date';
    'given.guestCount': 'count';
    'choices.yes.title': 'city';
    'hints.guests': 'count';
    'agenda.lead': 'zone';
    'agenda.zone': 'city';
    'practical.beginsAt': 'city' | 'time';
    'practical.openUntil': 'date';
    'practical.closedOn': 'date';
  };
  'focus-areas': {
    'opportunities.open': 'count';
  };
  gathering: {
    'places.taken': 'capacity' | 'taken';
    'places.waiting': 'count';
    'waiting.place': 'place';
    'waiting.moveWhom': 'name';
    'badges.count': 'count';
    'badges.code': 'code';
  };
  guests: {
    'invite.made': 'count';
    'invite.known': 'count';
    'invite.repeated': 'count';
    'invite.left': 'count';
    'invite.refused': 'count';
    'invite.line': 'line';
    choose: 'name';
    sent: 'when';
    opened: 'when';
    arrived: 'count';
    arrivedOf: 'party' | 'people';
    'steps.chosen': 'count';
    'steps.done.send': 'count';
    'steps.done.withdraw': 'count';
    'steps.done.restore': 'count';
    'steps.done.remind': 'count';
    'steps.withdrawing.who': 'count';
    reminded: 'when';
    'settings.until': 'date';
    'settings.closed': 'date';
    'settings.daysBefore': 'days';
    'sheet.asOf': 'when';
  };
  'list-descriptions': {
    laterPage: 'description' | 'page';
  };
  lists: {
    'views.rename': 'name';
    'views.delete': 'name';
    'reach.begins': 'number';
    'reach.within': 'number';
    'columns.earlier': 'column';
    'columns.later': 'column';
    'columns.moved': 'column' | 'count' | 'place';
    'keys.position': 'place' | 'total';
    'palette.found': 'count';
    'bulk.mark': 'name';
    'bulk.marked': 'things';
    'bulk.underWay': 'count' | 'sent';
    'bulk.markAll': 'count';
    'bulk.step': 'count' | 'possible' | 'status';
    'bulk.confirm': 'status' | 'things';
    'bulk.leaves': 'things';
    'bulk.own': 'things';
    'bulk.go': 'count';
    'bulk.done': 'things';
    'bulk.undone': 'things';
    'bulk.left': 'things';
    'bulk.each': 'count';
    'bulk.forGood': 'things';
    'bulk.back': 'count' | 'status';
    'bulk.stopped': 'reason';
    'bulk.undo': 'count';
  };
  live: {
    arrived: 'things';
    openToo: 'names';
    more: 'count';
  };
  'member-profile': {
    'facts.language': 'level' | 'name';
  };
  members: {
    'list.count': 'count';
  };
  'my-calendar': {
    madeOn: 'date';
  };
  'my-organizations': {
    count: 'count';
    unfollowNamed: 'name';
    unfollowed: 'name';
  };
  'my-profile': {
    deleted: 'title';
    'completion.percent': 'value';
    'completion.weight': 'value';
    'visibility.asDefault': 'default';
    'field.language': 'n';
    'field.level': 'n';
    'crop.now': 'across' | 'down' | 'zoom';
    'cv.facts': 'date' | 'size';
  };
  'my-searches': {
    count: 'count';
    'done.pause': 'name';
    'done.resume': 'name';
    'done.daily': 'name';
    'done.weekly': 'name';
    'done.restore': 'name';
    'done.delete': 'name';
    'save.done': 'name';
  };
  notifications: {
    unread: 'count';
    parts: 'count';
  };
  offline: {
    banner: 'when';
    unavailable: 'when';
    asOf: 'when';
  };
  opportunities: {
    'list.count': 'count';
    'apply.until': 'date';
  };
  organizations: {
    'list.count': 'count';
    'detail.allOpportunities': 'count';
    'detail.allMembers': 'count';
  };
  preferences: {
    hint: 'timeZone';
    'push.since': 'date';
  };
  privacy: {
    'copy.ready': 'date';
    'copy.download': 'size';
    'closing.title': 'date';
  };
  'profile-import': {
    taken: 'count';
  };
  recommendations: {
    dismissNamed: 'name';
    dismissed: 'name';
  };
  records: {
    'history.asked': 'fields';
    'history.askedUntil': 'until';
  };
  'rich-text': {
    toolbar: 'field';
  };
  search: {
    titleOf: 'q';
    count: 'count' | 'q';
    corrected: 'corrected' | 'q';
    'suggestions.count': 'count';
  };
  'second-factor': {
    'codes.madeOn': 'date';
  };
  sheets: {
    missing: 'fields';
    good: 'count';
    bad: 'count';
    doubtful: 'count';
    go: 'count';
    underWay: 'done' | 'total';
    running: 'done' | 'total';
    imported: 'count';
    refused: 'count';
  };
  shell: {
    'account.completion': 'value';
    'notifications.unread': 'count';
    'chat.unread': 'count';
    'footer.copyright': 'name' | 'year';
    'kit.date.chosen': 'date';
    'kit.date.earliest': 'date';
    'kit.password.missing': 'count';
    'kit.counter.words': 'count' | 'n';
    'kit.counter.characters': 'count' | 'n';
    'kit.showMore': 'count';
    'kit.pagination.page': 'n';
  };
  statistics: {
    days: 'days';
    lastDays: 'count';
    'weeks.said': 'kind' | 'things' | 'week';
    'weeks.none': 'kind';
    'countries.said': 'count' | 'country';
    'countries.more': 'count';
  };
  'submission-form': {
    errorTitle: 'title';
  };
  'travel-request': {
    'mine.erased': 'date';
  };
  'unsent-form': {
    file: 'name';
  };
}

/**
 * Of a page's answer: stands for the session that it was made for, and says nothing of it. By it the service worker
 * knows whose copies it may show (`service-worker/session-mark.ts`).
 */
export const sessionMarkHeader = 'Session-Mark';

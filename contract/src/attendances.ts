/** How somebody takes part: in the place, not at all, or over the network. */
export const attendances = ['yes', 'online', 'no'] as const;
export type Attendance = (typeof attendances)[number];

/** A browser's `ResizeObserver` in a document that draws nothing: no size ever changes. */
export class SizelessObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

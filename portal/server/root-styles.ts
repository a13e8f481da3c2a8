const marked = /(\/assets\/base-[\w-]+\.css)#/g;

/**
 * The list of routes, as the router's build writes it, with the frame's stylesheet by its plain address. The router
 * gives an empty fragment to every stylesheet that a part loaded later has too, so that the bundler's loader adds it
 * once more: the link of a page that one has left is taken away. The frame's never is, and added behind those of the
 * page it would win over them: a form changed its heights as soon as its rules were loaded, under the pointer that was
 * pressing its button.
 */
export function unmarkRootStyles(manifest: string): string {
  if (manifest.search(marked) < 0) throw new Error("The router does not mark the frame's stylesheet any more");
  return manifest.replace(marked, '$1');
}

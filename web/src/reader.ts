/**
 * What the reader's browser says of their languages, most wanted first: the tags that `Intl` knows.
 * A browser may pass on what it found in its environment: `C`, `en_US.UTF-8`, nothing at all.
 */
export const readersTags = (): string[] => tagsIn(navigator.languages);

export function tagsIn(said: unknown): string[] {
  const tags = Array.isArray(said) ? said.flatMap(tagOf) : [];
  return [...new Set(tags)];
}

/** The tag that somebody meant, in its usual spelling, in a list; an empty list for none. */
function tagOf(said: unknown): string[] {
  // An encoding or a variant of a POSIX locale stands behind a point or an @.
  const [name = ""] = String(said).split(/[.@]/);
  const tag = name.replaceAll("_", "-").replace(/-+$/, "");
  try {
    // A tag with a private part or without a language is well formed, and yet no language.
    return Intl.DateTimeFormat.supportedLocalesOf(tag);
  } catch {
    return [];
  }
}

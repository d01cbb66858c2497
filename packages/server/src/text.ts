/** Control characters, and marks that turn the direction of everything after them. */
const UNWANTED = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** What people write, as one line of text. It is never markup, and nobody escapes it here. */
export const plainText = (text: string): string => text.replace(UNWANTED, ' ').trim();

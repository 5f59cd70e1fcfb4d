/** Formats of numbers and dates. One is dear to make, and a page of days writes a hundred dates: each is made once. */

function once<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    // A format of dates keeps the time zone that it was made in.
    const key = JSON.stringify([locale, options, new Date().getTimezoneOffset()]);
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = once(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = once(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

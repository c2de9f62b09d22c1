/** For what is expensive to create, such as `Intl` formats. */
export function byLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale);
    if (known !== undefined) return known;
    const one = make(locale);
    made.set(locale, one);
    return one;
  };
}

import { screen, within } from 'storybook/test';

/** The current states in the chart of that name. */
export const lit = (chart: string) =>
  within(screen.getByRole('region', { name: chart }))
    .getAllByText((_, element) => element?.getAttribute('aria-current') === 'step')
    .map((element) => element.textContent);

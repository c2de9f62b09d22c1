import type { ComponentPage } from './how-to-use.tsx';

/** Documentation of the account forms; stories test the listed keys. */
export const accountPages = {
  signIn: {
    component: 'SignInForm',
    name: 'Sign in',
    what: 'A name and a password. What went wrong is said beside the field, and nothing that was typed is lost.',
    when: [
      'On a page of its own, which leads back to where somebody came from.',
      'Not in a widget of a partner’s page: its own session signs people in there.',
    ],
    keys: {
      Enter: 'In either field: sends the form.',
      Tab: 'Name, password, whether it is shown, the button.',
    },
    tokens: {
      '--keo-primary': 'The button.',
      '--keo-danger': 'What is wrong.',
      '--keo-line-control': 'The edges of the fields.',
    },
    good: ['Say why people are asked, where a session has ended (`reason="overdue"`).'],
    bad: ['Do not ask for the name and the password on two pages: password managers fill in one.'],
  },
} as const satisfies Record<string, ComponentPage>;

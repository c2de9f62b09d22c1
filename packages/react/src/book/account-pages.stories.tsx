import { expect, userEvent, waitFor } from 'storybook/test';
import { fakePassword } from '@keo/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { SignInForm } from '../auth/sign-in-form.tsx';
import { getFake, keoStory } from '../client/story-keo.tsx';
import '../styles/foundations.css';
import { accountPages } from './account-pages.ts';
import { HowToUse } from './how-to-use.tsx';

const meta = preview.meta({ title: 'Widgets/How to sign in', ...keoStory() });

const nothing = () => undefined;

export const SignIn = meta.story({
  render: () => (
    <HowToUse page={accountPages.signIn}>
      <SignInForm onSignedIn={nothing} />
    </HowToUse>
  ),
  play: async ({ canvas, id }) => {
    await userEvent.type(canvas.getByLabelText(/^(Tên đăng nhập|Username)/), 'minhanh');
    await userEvent.type(canvas.getByLabelText(/^(Mật khẩu|Password)$/), `${fakePassword}{Enter}`);
    await waitFor(() =>
      expect(getFake({ id }).keo.auth.getSnapshot().context.user?.username).toBe('minhanh'),
    );
  },
});

import { expect, test } from './keo-test.ts';
import { anotherSession, createDealSheetModel } from './models/deal-sheet.model.ts';
import { quickJob } from './models/market.model.ts';
import { choosePhotos } from './models/photos.model.ts';
import { meet } from './models/story.model.ts';
import { createWordsModel } from './models/words.model.ts';

test('an item that needs a photo and the place is not handed in before both are there', async ({
  I,
  api,
}) => {
  const t = createWordsModel(I);
  const scene = await meet(api);
  const shelf = { title: 'Ảnh kệ hàng tại tiệm', accept: { types: ['IMAGE', 'GEO'], match: 'ALL' } };
  const { id: jobId } = await api.postJob(scene.author, { ...quickJob, conditions: [shelf] });
  const { id: dealId } = await scene.market.take(jobId);
  const context = I.page.context();
  await I.comeBackAs(await anotherSession(api, scene.worker));
  const { sheet, show, see, unfold } = createDealSheetModel(I, 'worker');
  await show(dealId);
  await see(t('proof.check.ALL'));
  await choosePhotos(sheet.getByRole('button', { name: t('uploads.choose') }), ['ke-hang.png']);
  await unfold(t('proof.submit'));
  await see(t('proof.check.KINDS', { kinds: t('evidence.GEO') }));

  // Refused by the browser, then allowed.
  await unfold(t('proof.place.add'));
  await see(t('proof.place.failed'));
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 10.776_89, longitude: 106.700_81, accuracy: 12 });
  await unfold(t('proof.place.add'));
  await unfold(t('proof.place.remove'));
  await unfold(t('proof.place.add'));
  // Kept over a reload, like the photo.
  await I.page.reload();
  await expect(sheet.getByRole('link', { name: '10.77689, 106.70081 (±12 m)' })).toBeVisible();
  // What is kept on the server needs nothing new.
  await unfold(t('proof.keep'));
  await see(new RegExp(`^${t('proof.state.UPLOADED')}$`));
  await I.page.reload();
  await unfold(t('proof.submit'));
  await see(t('proof.state.SUBMITTED'));
  await expect(sheet.getByRole('link', { name: /^10.77689, 106.70081/ })).toBeVisible();
});

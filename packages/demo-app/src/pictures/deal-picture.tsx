import { Seal, useTexts } from '@keo/react';
import { dealPictureEn } from './deal-picture.en.ts';
import { dealPictureVi } from './deal-picture.vi.ts';
import './deal-picture.css';

const steps = ['deal.step.1', 'deal.step.2', 'deal.step.3', 'deal.step.4', 'deal.step.5'] as const;

export function DealPicture() {
  const t = useTexts(dealPictureVi, dealPictureEn);
  return (
    <div className="site-deal" role="img" aria-label={t('deal.picture')}>
      <Seal
        className="site-deal__seal"
        rim={t('deal.seal')}
        amount={t('deal.sealAmount')}
        date="13.11.2026"
      />
      <p className="site-deal__title">{t('deal.title')}</p>
      <p className="site-deal__meta">{t('deal.meta')}</p>
      <ol className="site-deal__steps">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <div className="site-deal__money keo-num">
        <span>2,000,000đ</span>
        <span>4,500,000đ</span>
      </div>
      <div className="site-deal__legend">
        <span>{t('deal.paid')}</span>
        <span>{t('deal.held')}</span>
      </div>
      <div className="site-deal__timer">
        <svg viewBox="0 0 50 50" width="50" height="50" fill="none" strokeWidth="5" aria-hidden="true">
          <circle cx="25" cy="25" r="21" stroke="var(--keo-line)" />
          <circle
            cx="25"
            cy="25"
            r="21"
            stroke="var(--keo-primary)"
            strokeDasharray="132"
            strokeDashoffset="104"
            strokeLinecap="round"
            transform="rotate(-90 25 25)"
          />
          <text x="25" y="30" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
            {t('deal.timer.short')}
          </text>
        </svg>
        <div>
          <b>{t('deal.timer')}</b>
          <span>{t('deal.timer.outcome')}</span>
        </div>
      </div>
    </div>
  );
}

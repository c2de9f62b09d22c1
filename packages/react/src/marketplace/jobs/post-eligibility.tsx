import { type ProvinceCode, provinces } from '@keo/core/contract';
import { provinceOptions } from './province-options.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { provinceName } from './job-words.ts';
import type { PostStepProps } from './use-post-job.ts';
import { usePostJobTexts } from './use-post-job-texts.ts';

const scores = [50, 60, 70, 80, 85, 90, 95];
const isCode = (code: string): code is ProvinceCode => code in provinces;

export function PostEligibility({ form, change, register }: PostStepProps) {
  const t = usePostJobTexts();
  const { eligibility } = form;
  const chosen = eligibility.provinces;
  const allow = (part: Partial<typeof eligibility>) => change({ eligibility: { ...eligibility, ...part } });
  const rest = provinceOptions().filter(({ value }) => !chosen.some((one) => one === value));
  return (
    <fieldset className="keo-banks">
      <legend className="keo-heading">
        <strong>{t('post.who')}</strong>
      </legend>
      <div className="keo-stack">
        <p className="keo-quiet">{t('post.who.detail')}</p>
        <Checkbox {...register('eligibility.verified')} label={t('post.who.verified')} />
        <Checkbox {...register('eligibility.onceEach')} label={t('post.who.onceEach')} />
        <Select
          label={t('post.who.provinces')}
          hint={t('post.who.provinces.hint')}
          placeholder={t(chosen.length > 0 ? 'post.who.provinces.more' : 'post.who.provinces.any')}
          value=""
          onValueChange={(code) => {
            if (isCode(code)) allow({ provinces: [...chosen, code] });
          }}
          options={rest}
        />
        {chosen.length > 0 && (
          <div className="keo-row__acts">
            {chosen.map((code) => (
              <Button
                key={code}
                size="small"
                variant="soft"
                aria-label={t('post.who.provinces.remove', { name: provinceName(code) })}
                onClick={() => allow({ provinces: chosen.filter((one) => one !== code) })}
              >
                {provinceName(code)} ×
              </Button>
            ))}
          </div>
        )}
        <Select
          label={t('post.who.reliability')}
          hint={t('post.who.reliability.hint')}
          value={eligibility.minReliability}
          onValueChange={(minReliability) => allow({ minReliability })}
          options={[
            { value: 'ANY', label: t('post.who.reliability.any') },
            ...scores.map((score) => ({
              value: String(score),
              label: t('post.who.reliability.least', { score }),
            })),
          ]}
        />
      </div>
    </fieldset>
  );
}

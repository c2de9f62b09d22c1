import { type ProofView, isWebLink, proofsEndpoints } from '@keo/core/contract';
import { useKeoMutation } from '../../client/use-keo-query.ts';
import { momentWords } from '../../i18n/moment-words.ts';
import { Button } from '../../ui/button.tsx';
import { dealReads } from '../deals/deal-reads.ts';
import { EvidenceFiles, type EvidenceFilesProps } from './evidence-files.tsx';
import { PlaceLink } from './place-link.tsx';
import { unmetWords } from './rule-words.ts';
import { useDealTexts } from '../deals/use-deal-texts.ts';

const verdicts = [
  'APPROVE',
  'AUTO_APPROVE',
  'UNDO_REJECT',
  'REQUEST_REVISION',
  'REJECT',
  'REVISION_TIMEOUT',
] as const;

/** Older evidence may have links that are not http(s): rendered as text, for security. */
function EvidenceLink({ link }: { link: string }) {
  if (!isWebLink(link)) return <p className="keo-prose">{link}</p>;
  return (
    <a href={link} target="_blank" rel="noreferrer nofollow">
      {link}
    </a>
  );
}

function RemoveFile({ proof, fileId }: { proof: ProofView; fileId: string }) {
  const t = useDealTexts();
  const change = useKeoMutation(proofsEndpoints.changeProof, dealReads);
  return (
    <Button
      size="small"
      variant="ghost"
      loading={change.isPending}
      onClick={() =>
        change.mutate({ proofId: proof.id, version: proof.version, action: 'REMOVE_FILE', fileId })
      }
    >
      {t('proof.remove')}
    </Button>
  );
}

function Round({
  pieces,
  renderAct,
}: { pieces: ProofView['evidence'] } & Pick<EvidenceFilesProps, 'renderAct'>) {
  const fileIds = pieces.flatMap(({ fileId }) => fileId ?? []);
  return (
    <>
      {pieces.map((piece) => (
        <div key={`${piece.uploadedAt}${piece.fileId ?? ''}`}>
          {piece.text && <p className="keo-prose">{piece.text}</p>}
          {piece.link && <EvidenceLink link={piece.link} />}
          {piece.geo && <PlaceLink place={piece.geo} />}
        </div>
      ))}
      {fileIds.length > 0 && <EvidenceFiles fileIds={fileIds} renderAct={renderAct} />}
    </>
  );
}

type Decisions = ProofView['decisions'];

/** By the time of its first piece: what was decided until the next round belongs to it. */
function splitRounds({ evidence, decisions }: ProofView) {
  const numbers = [...new Set(evidence.map(({ round }) => round))].toSorted((a, b) => a - b);
  const starts = numbers.map((no) => evidence.find(({ round }) => round === no)?.uploadedAt ?? '');
  const roundAt = (at: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= at),
    );
  return numbers.map((no, place) => ({
    no,
    pieces: evidence.filter(({ round }) => round === no),
    decisions: decisions.filter(({ at }) => roundAt(at) === place),
  }));
}

export function ProofRounds({ proof, isMine }: { proof: ProofView; isMine: boolean }) {
  const t = useDealTexts();
  const rounds = splitRounds(proof);
  if (rounds.length === 0) return <Decided proof={proof} decisions={proof.decisions} />;
  const draft = isMine && proof.state === 'UPLOADED' ? rounds.at(-1)?.no : undefined;
  return (
    <div className="keo-rounds">
      {rounds.map(({ no, pieces, decisions }) => (
        <div key={no} className="keo-stack">
          <div className="keo-deal__offer">
            <strong>{t('proof.round', { round: no })}</strong>
            <Round
              pieces={pieces}
              renderAct={no === draft ? (fileId) => <RemoveFile proof={proof} fileId={fileId} /> : undefined}
            />
          </div>
          <Decided proof={proof} decisions={decisions} />
        </div>
      ))}
    </div>
  );
}

function Decided({ proof, decisions }: { proof: ProofView; decisions: Decisions }) {
  const t = useDealTexts();
  return decisions.map((decision) => {
    const verdict = verdicts.find((one) => one === decision.action);
    const unmet = unmetWords(decision, proof, t);
    return (
      <p key={decision.at} className="keo-deal__offer">
        {verdict && <strong>{t(`proof.verdict.${verdict}`)}</strong>}{' '}
        <span className="keo-quiet">{momentWords(decision.at, t.locale)}</span>
        {unmet && <span className="keo-prose"> {unmet}</span>}
        {decision.note && <span className="keo-prose"> {decision.note}</span>}
      </p>
    );
  });
}

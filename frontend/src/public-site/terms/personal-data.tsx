import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { TextLink } from '../../ui/link.js';
import { Chapter, Points } from '../page/prose.js';

/** The privacy notice required by Ley 25.326. */
export function PersonalData() {
  const { name } = useSite();
  return (
    <Chapter id="datos-personales" title="Datos personales (Ley 25.326)">
      <p>
        {name} guarda los datos que nos das para publicar tu aviso, responder tus mensajes y hacer llegar tus
        consultas a los propietarios. No los vendemos ni los cedemos a terceros con otros fines.
      </p>
      <Points>
        <li>
          Son públicos los datos de la propiedad que están en el aviso; el teléfono se muestra a quien lo
          pide. El DNI, el domicilio y el email del propietario no se muestran.
        </li>
        <li>Tu consulta llega al dueño del aviso con el nombre y el contacto que escribas.</li>
        <li>Si pedís una alerta, guardamos tu email y la búsqueda hasta que la des de baja o se venza.</li>
        <li>Podés darte de baja de nuestros envíos desde el enlace de cada email.</li>
        <li>
          Podés pedir el acceso, la corrección o la supresión de tus datos{' '}
          <TextLink to={paths.contactAbout('datos')}>escribiéndonos</TextLink>. Después de una supresión
          quedan solo la baja de los envíos y los bloqueos por abuso, y las copias de seguridad hasta que se
          vencen.
        </li>
      </Points>
      <p>
        El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en
        forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al
        efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley Nº 25.326.
      </p>
      <p>
        La Agencia de Acceso a la Información Pública, en su carácter de Órgano de Control de la Ley Nº
        25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten
        afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos
        personales.
      </p>
    </Chapter>
  );
}
